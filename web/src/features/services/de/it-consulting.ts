import type { Service } from '../service.ts';

export const itConsulting: Service = {
  title: 'IT-Beratung',
  short:
    'Eine zweite Meinung vor der Unterschrift, eine Architektur vor dem Bau, Begleitung bei der Umsetzung. Dokumentiert, gut begründet und ohne Provision von Dritten.',
  lead: 'Eine zweite Meinung, bevor Sie unterschreiben, und eine Architektur, bevor Sie bauen.',
  description:
    'Unabhängige IT-Beratung für den Mittelstand: Architektur, Ausschreibungen, Sicherheitsprüfungen, Projektrettung. Dokumentiert und gut begründet.',
  includes: {
    lead: 'Berichte, mit denen Sie handeln können: jede Empfehlung mit Begründung, Preis und Alternative.',
    items: [
      {
        title: 'Architektur',
        text: 'Welche Systeme was austauschen, und warum. Klar genug für die Geschäftsleitung, genau genug für die Entwicklung.',
      },
      {
        title: 'Ausschreibungen',
        text: 'Anforderungen, Kriterien und ein Testfall, den Bieter vorführen müssen, statt ihn nur zu beschreiben. Provision nehmen wir von keinem.',
      },
      {
        title: 'Sicherheitsprüfung',
        text: 'Zwei Wochen, von außen und von innen. Zehn Befunde, nach Risiko geordnet, jeder mit seiner Lösung.',
      },
      {
        title: 'Projektrettung',
        text: 'Wenn der Termin zum zweiten Mal geplatzt ist: zwei Wochen Analyse, dann ein Plan, der sagt, was wegbleibt.',
      },
      {
        title: 'NIS-2 und Datenschutz',
        text: 'Was für Sie gilt, was fehlt und was es kostet. Mit Vorlagen, die zur Größe Ihres Unternehmens passen.',
      },
    ],
  },
  way: {
    title: 'So läuft ein Auftrag ab',
    steps: [
      { title: 'Frage', text: 'Wir klären, was Sie wissen müssen. Schon das hilft oft.' },
      { title: 'Analyse', text: 'Gespräche, Unterlagen und Systeme, in der vereinbarten Zeit.' },
      { title: 'Bericht', text: 'Höchstens zehn Seiten, die Empfehlung auf Seite eins.' },
      {
        title: 'Entscheidung',
        text: 'Wir stellen den Bericht vor und beantworten Ihre Fragen. Wenn Sie möchten, bleiben wir und setzen ihn um.',
      },
    ],
  },
  questions: [
    {
      question: 'Sind Sie unabhängig?',
      answer:
        'Wir haben keine Partnerschaft, die uns für Verkäufe bezahlt. Wo wir selbst Anbieter sein könnten, sagen wir es, bevor wir anfangen.',
    },
    {
      question: 'Was kostet es?',
      answer:
        'Ein Festpreis für einen festen Umfang. Für die Sicherheitsprüfung und die Vorstudie gibt es Listenpreise. Fragen Sie einfach danach.',
    },
    {
      question: 'Können Sie nächste Woche anfangen?',
      answer: 'Mit der Analyse meistens ja. Ganze Teams brauchen vier bis sechs Wochen Vorlauf.',
    },
  ],
  cta: {
    title: 'Welche Entscheidung steht an?',
    text: 'Beschreiben Sie sie in fünf Zeilen. Wir sagen Ihnen, ob wir helfen können oder wer es sonst kann.',
  },
};
