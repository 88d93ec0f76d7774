import type { Service } from '../service.ts';

export const enterpriseResourcePlanning: Service = {
  title: 'ERP-Beratung',
  short:
    'Auftrag bis Zahlungseingang, Bedarf bis Bezahlung, Planung bis Fertigung: Wir dokumentieren Ihre Prozesse vor der Systemwahl und messen sie nach dem Produktivstart.',
  lead: 'Erst die Prozesse. Dann das System, das dazu passt, und eine Umstellung, die Ihr Lager nicht aufhält.',
  description:
    'ERP-Auswahl, S/4HANA-Umstellung und Einführung: Prozesse zuerst dokumentiert, mit Ihren Daten getestet, der Produktivstart zweimal geprobt.',
  includes: {
    lead: 'Von der ersten Prozesslandkarte bis zum zweiten Monatsabschluss.',
    items: [
      {
        title: 'Prozesslandkarte',
        text: 'Ihre Aufträge, Ihr Einkauf, Ihre Produktion und Ihr Abschluss in einer Übersicht, mit Zeiten und Mengen. Ihr Team korrigiert sie und gibt sie frei.',
      },
      {
        title: 'Auswahl',
        text: 'S/4HANA Cloud, S/4HANA im eigenen Rechenzentrum, Dynamics 365 oder Ihr heutiges System: verglichen an Ihren zehn häufigsten und Ihren fünf ungewöhnlichsten Fällen.',
      },
      {
        title: 'Umstellung',
        text: 'Systemkonvertierung, Neueinführung oder selektive Datenübernahme. Eigenentwicklungen werden zuerst analysiert: Im Schnitt wird die Hälfte nie benutzt.',
      },
      {
        title: 'Daten',
        text: 'Zu jedem Migrationsobjekt ein Abgleich: was hineinging, was herauskam, wer die Differenz freigegeben hat.',
      },
      {
        title: 'Abschluss',
        text: 'Nach dem Produktivstart bleiben wir für zwei Monatsabschlüsse, denn sie zeigen, ob alles stimmt.',
      },
    ],
  },
  way: {
    title: 'In vier Schritten zum Produktivstart',
    steps: [
      {
        title: 'Vorstudie',
        text: 'Sechs Wochen: Prozesse, Eigenentwicklungen, Schnittstellen, Lizenzen und Budget.',
      },
      {
        title: 'Testsystem',
        text: 'Eine erste Umstellung Ihrer echten Daten. Was hier auffällt, ist günstig zu beheben.',
      },
      {
        title: 'Generalprobe',
        text: 'Zweimal, nach einem minutengenauen Plan, mit denen, die dann Dienst haben.',
      },
      {
        title: 'Umstellung',
        text: 'Ein Wochenende, mit einem vereinbarten Zeitpunkt, bis zu dem wir noch zurückkönnen.',
      },
    ],
  },
  questions: [
    {
      question: 'Wann endet die Wartung für ECC 6.0?',
      answer:
        'Für die Enhancement Packages 6 bis 8 endet die Mainstream-Wartung 2027, die erweiterte Wartung (gegen Aufpreis) 2030. Eine Umstellung dauert im Mittelstand neun bis fünfzehn Monate. Jetzt ist also die Zeit, sie zu planen.',
    },
    {
      question: 'Müssen wir unsere Prozesse ändern?',
      answer:
        'Wo Sie mit Ihren Prozessen Geld verdienen, nein. Wo es sie nur gibt, weil das alte System sie verlangt hat, fragen wir nach.',
    },
    {
      question: 'Können Sie mit unserem jetzigen Partner arbeiten?',
      answer:
        'Ja. Oft übernehmen wir die Daten, die Tests oder die Produktivumstellung, während ein anderes Unternehmen die fachliche Seite betreut.',
    },
  ],
  cta: {
    title: 'Beginnen Sie mit der Vorstudie',
    text: 'Sechs Wochen, ein Festpreis und ein Bericht, mit dem Sie auch zu jedem anderen Anbieter gehen können.',
  },
};
