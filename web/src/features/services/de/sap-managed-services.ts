import type { Service } from '../service.ts';

export const sapManagedServices: Service = {
  title: 'SAP Managed Services',
  short:
    'Wir betreiben Ihre SAP-Systeme Tag und Nacht: Überwachung, Patches, Transporte und Wiederherstellungstests. Ein Monatspreis je System, ein Bericht von zwei Seiten.',
  lead: 'Wir betreiben Ihre SAP-Systeme Tag und Nacht und berichten Ihnen jeden Monat.',
  description:
    'Überwachung, Patches, Transporte und Wiederherstellungstests für Ihre SAP-Systeme, rund um die Uhr, zum Monatspreis je System. Aus Berlin.',
  includes: {
    lead: 'Fünf Leistungen, ein Monatspreis je System. Alles auf dieser Liste ist enthalten.',
    items: [
      {
        title: 'Überwachung und erste Reaktion',
        text: 'Workprozesse, Warteschlangen, Jobketten, Platten und Zertifikate, rund um die Uhr überwacht. Wir rufen Sie mit der Ursache an, bevor es Ihre Fachbereiche tun.',
      },
      {
        title: 'Patches und Kernel-Updates',
        text: 'Vier Wartungsfenster im Jahr, sechs Wochen vorher angekündigt und auf dem Qualitätssicherungssystem geprobt.',
      },
      {
        title: 'Transporte und Änderungen',
        text: 'Ein Weg für jede Änderung, mit Vier-Augen-Prinzip und einem Protokoll, das Ihre Wirtschaftsprüfung lesen kann.',
      },
      {
        title: 'Sicherung und Wiederherstellung',
        text: 'Jedes Quartal eine Wiederherstellung auf getrennter Hardware, mit der gemessenen Zeit im Bericht.',
      },
      {
        title: 'Monatsbericht',
        text: 'Zwei Seiten: was lief, was nicht und was wir empfehlen. Jeden Monat gleich aufgebaut.',
      },
    ],
  },
  way: {
    title: 'Übernahme in acht Wochen',
    steps: [
      {
        title: 'Woche 1: Inventur',
        text: 'Systeme, Schnittstellen, Benutzerkonten und Verträge. Das Ergebnis behalten Sie, auch wenn wir hier aufhören.',
      },
      {
        title: 'Wochen 2 bis 4: Zusehen',
        text: 'Wir sehen Ihrem jetzigen Dienstleister bei der Arbeit zu und schreiben das Betriebshandbuch.',
      },
      {
        title: 'Wochen 5 bis 7: Rollentausch',
        text: 'Wir arbeiten, Ihr Dienstleister sieht zu. Jede Übergabe wird abgezeichnet.',
      },
      {
        title: 'Woche 8: Betrieb',
        text: 'Wir übernehmen die Verantwortung, und der Termin des ersten Berichts steht.',
      },
    ],
  },
  questions: [
    {
      question: 'Können Sie Systeme betreiben, die in unserem Rechenzentrum bleiben?',
      answer:
        'Ja. Wir arbeiten über Ihr VPN mit personenbezogenen Konten. Der Standort der Hardware ändert eine Anlage des Vertrags, nicht unsere Arbeitsweise.',
    },
    {
      question: 'Was passiert, wenn wir kündigen?',
      answer:
        'Betriebshandbuch, Überwachungsregeln und Protokolle gehören Ihnen vom ersten Tag an. Die Übergabe an den nächsten Dienstleister dauert vier Wochen, zu einem Festpreis, der am Anfang vereinbart wird.',
    },
    {
      question: 'Welche Releases betreiben Sie?',
      answer:
        'ECC 6.0 ab EHP 6, jedes von SAP gewartete S/4HANA-Release, BW, PI/PO, Solution Manager und BTP.',
    },
  ],
  cta: {
    title: 'Fordern Sie den Musterbericht an',
    text: 'Zwei Seiten aus einem echten Monat, anonymisiert. Sie zeigen besser als jede Broschüre, wie wir arbeiten.',
  },
};
