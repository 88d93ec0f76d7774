import type { Service } from '../service.ts';

export const training: Service = {
  title: 'Schulung und Weiterbildung',
  short:
    'Fachbereiche, Entwicklung, Administration und Führungskräfte lernen, was ihr nächstes Projekt verlangt. Kleine Gruppen, eigene Fälle und am Ende eine Prüfung.',
  lead: 'Ihr Team lernt, was es für sein nächstes Projekt braucht, bevor das Projekt beginnt.',
  description:
    'SAP- und IT-Schulungen für Key-User, Entwicklung, Administration und Führungskräfte: kleine Gruppen, eigene Fälle, Lernpfade über ein Jahr.',
  includes: {
    lead: 'Lernpfade statt einzelner Kurse. Am Ende steht jedes Mal eine fertige Arbeit.',
    items: [
      {
        title: 'Key-User',
        text: 'Der eigene Prozess im neuen System, von Anfang bis Ende, damit sie ihn in ihrer Abteilung weitergeben können.',
      },
      {
        title: 'Entwicklung',
        text: 'Clean Core, RAP und CAP, Modultests in ABAP, Ereignisse auf der BTP. Drei Monate lang mit Code-Reviews.',
      },
      {
        title: 'Systemadministration',
        text: 'HANA, Linux, Cloud und Automatisierung, samt einer Übung für den großen Ausfall.',
      },
      {
        title: 'Führungskräfte',
        text: 'Ein Tag ohne Fachjargon: was eine Umstellung kostet, welche Risiken sie hat und welche Fragen man dem Anbieter stellt.',
      },
      {
        title: 'Berufseinstieg',
        text: 'Ein Programm von zwölf Wochen für den Quereinstieg, mit Mentoring aus einem unserer Projekte.',
      },
    ],
  },
  way: {
    title: 'Ein Jahr lernen',
    steps: [
      { title: 'Lernstand', text: 'Ein Gespräch und ein kurzer Test für alle, die teilnehmen.' },
      { title: 'Lernpfad', text: 'Kurse, Projekte und Lektüre: für jede Person ein Plan auf einer Seite.' },
      { title: 'Praxis', text: 'Alle zwei Wochen ein Tag, an echten Aufgaben aus Ihrem Unternehmen.' },
      { title: 'Ergebnisse', text: 'Alle stellen ihre Arbeit vor, damit Sie sehen, was herausgekommen ist.' },
    ],
  },
  questions: [
    {
      question: 'In welchen Sprachen unterrichten Sie?',
      answer: 'Auf Deutsch und Englisch. Die Unterlagen gibt es in beiden Sprachen.',
    },
    {
      question: 'Gibt es Förderung für Schulungen?',
      answer:
        'Oft: nach dem Qualifizierungschancengesetz oder über Programme der Länder. Die Kursbeschreibungen für Ihren Antrag schreiben wir.',
    },
    {
      question: 'Online oder vor Ort?',
      answer:
        'Die ersten zwei Tage gemeinsam in einem Raum, danach halbe Tage online. Gemischte Gruppen bieten wir nicht an, denn eine Hälfte kommt immer zu kurz.',
    },
  ],
  cta: {
    title: 'Wer muss was können, und bis wann?',
    text: 'Erzählen Sie uns vom Projekt und seinem Termin. Sie erhalten einen Lernpfad für alle, die das Projekt braucht.',
  },
};
