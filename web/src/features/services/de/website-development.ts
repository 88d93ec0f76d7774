import type { Service } from '../service.ts';

export const websiteDevelopment: Service = {
  title: 'Websites und digitale Lösungen',
  short:
    'Portale, Shops und Websites, die Bestellungen direkt in Ihr ERP buchen. Auch auf alten Handys schnell, per Tastatur bedienbar und Ihr Eigentum: Code, Daten und Domain.',
  lead: 'Websites, Portale und Shops: schnell, barrierefrei und mit Ihrem ERP verbunden.',
  description:
    'Websites, Kundenportale und Shops mit Anbindung an Ihr ERP: barrierefrei nach WCAG 2.2, schnell, ohne Tracker, und der Quellcode gehört Ihnen.',
  includes: {
    lead: 'Fünf Eigenschaften, die jede unserer Websites hat.',
    items: [
      {
        title: 'Verbunden',
        text: 'Bestände, Preise und Bestellungen werden mit Ihrem ERP ausgetauscht. Niemand gibt etwas doppelt ein.',
      },
      {
        title: 'Barrierefrei',
        text: 'WCAG 2.2 AA, mit Tastatur und Screenreader getestet. Für Online-Shops ist Barrierefreiheit seit Juni 2025 gesetzlich vorgeschrieben.',
      },
      {
        title: 'Schnell',
        text: 'Die erste Seite lädt auf dem Handy in höchstens 1,5 Sekunden. Unsere Tests prüfen diese Grenze: Was länger braucht, geht nicht online.',
      },
      {
        title: 'Datensparsam',
        text: 'Keine Tracker, keine Schriften von Dritten, keine Cookie-Wände.',
      },
      {
        title: 'Ihr Eigentum',
        text: 'Quellcode, Daten und Domain gehören Ihnen. Jeder andere Anbieter kann da weitermachen, wo wir aufgehört haben.',
      },
    ],
  },
  way: {
    title: 'Von der Skizze zum Start',
    steps: [
      {
        title: 'Skizze',
        text: 'Zwei Wochen: wer Ihre Website besucht und wozu, und drei Seitenentwürfe.',
      },
      {
        title: 'Erste Fassung',
        text: 'Ein Ablauf von Anfang bis Ende, online hinter einem Passwort.',
      },
      { title: 'Ausbau', text: 'Seite für Seite, und alle zwei Wochen etwas zum Prüfen.' },
      { title: 'Start', text: 'Alte Adressen umgeleitet, Ladezeit gemessen, und ein Monat Begleitung.' },
    ],
  },
  questions: [
    {
      question: 'Welche Technik setzen Sie ein?',
      answer:
        'TypeScript, React und NestJS für Portale, ein Redaktionssystem, wo viele schreiben. Nichts, was nur wir verstehen.',
    },
    {
      question: 'Können Sie eine bestehende Website übernehmen?',
      answer:
        'Ja, nach einer Prüfung von zwei Tagen. Sie erhalten eine Liste: was riskant, was langsam und was in Ordnung ist.',
    },
    {
      question: 'Wer schreibt die Inhalte?',
      answer:
        'Sie kennen Ihre Kunden, und wir wissen, wie Menschen online lesen. Wir schreiben gemeinsam, auf Deutsch und Englisch.',
    },
  ],
  cta: {
    title: 'Welche Website soll besser werden?',
    text: 'Schicken Sie uns die Adresse. Sie erhalten eine ehrliche Beurteilung auf einer Seite: Tempo, Barrierefreiheit, Auffindbarkeit und was zuerst zu beheben ist.',
  },
};
