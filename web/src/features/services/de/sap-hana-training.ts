import type { Service } from '../service.ts';

export const sapHanaTraining: Service = {
  title: 'SAP-HANA-Schulungen',
  short:
    'Für Administration und Entwicklung, in Gruppen zu sechst: an einer Kopie Ihrer eigenen Daten, nicht an einem Demo-Mandanten. Jede Übung kommt aus dem Arbeitsalltag.',
  lead: 'Ihre Teams aus Administration und Entwicklung lernen HANA an einer Kopie Ihres eigenen Systems.',
  description:
    'SAP-HANA-Schulungen für Administration und Entwicklung, zu sechst an einer Kopie Ihrer Daten: Speicher, Sicherung, CDS, AMDP, Laufzeiten.',
  includes: {
    lead: 'Kurse von zwei bis fünf Tagen. Das Programm entsteht, nachdem wir uns Ihre Systemlandschaft angesehen haben.',
    items: [
      {
        title: 'Betrieb',
        text: 'Starten und Stoppen, Hauptspeicher und Delta-Merge, Tabellenverteilung, Systemreplikation und welche Warnungen wichtig sind.',
      },
      {
        title: 'Sicherung und Wiederherstellung',
        text: 'Alle stellen eine Tenant-Datenbank auf einen bestimmten Zeitpunkt wieder her, allein und gegen die Uhr.',
      },
      {
        title: 'Modellierung und CDS',
        text: 'Calculation Views, CDS-Views und wann sich was eignet. Code-Pushdown ohne Überraschungen beim nächsten Releasewechsel.',
      },
      {
        title: 'Laufzeiten',
        text: 'PlanViz, teure SQL-Anweisungen, Partitionierung. Ihre drei langsamsten Berichte machen wir im Kurs schneller.',
      },
      {
        title: 'Eigene Übungen',
        text: 'Ein Schulungsmandant mit Ihren anonymisierten Daten, der Ihnen danach noch vier Wochen zur Verfügung steht.',
      },
    ],
  },
  way: {
    title: 'Vom Bedarf zum Können',
    steps: [
      { title: 'Klären', text: 'Eine Stunde mit Ihrem Team: was es tut und wo es hakt.' },
      {
        title: 'Vorbereiten',
        text: 'Wir kopieren ein System, anonymisieren die Daten und schreiben die Übungen.',
      },
      { title: 'Schulen', text: 'Zwei bis fünf Tage, in Berlin, bei Ihnen oder online in halben Tagen.' },
      { title: 'Begleiten', text: 'Vier Wochen lang beantworten wir Ihre Fragen per E-Mail.' },
    ],
  },
  questions: [
    {
      question: 'Sind unsere Daten im Schulungssystem sicher?',
      answer:
        'Namen, Adressen und Bankdaten werden ersetzt, bevor jemand das System sieht. Es läuft auf Ihrer Hardware oder auf unserer in Deutschland und wird nach vier Wochen gelöscht. Darüber erhalten Sie ein Löschprotokoll.',
    },
    {
      question: 'Bereiten Sie auf die SAP-Zertifizierung vor?',
      answer:
        'Unsere Kurse decken die Themen der Associate-Prüfungen ab. Die Prüfung selbst legen Sie bei SAP ab, bei der Anmeldung helfen wir.',
    },
    {
      question: 'Wie viele Personen können teilnehmen?',
      answer: 'Sechs. In größeren Gruppen hören oft gerade die auf zu fragen, die am meisten Hilfe brauchen.',
    },
  ],
  cta: {
    title: 'Sagen Sie uns, wer was lernen soll',
    text: 'Zwei Zeilen je Person genügen. Sie erhalten ein Programm mit Terminen und einem Preis.',
  },
};
