import type { Service } from '../service.ts';

export const cloudComputing: Service = {
  title: 'Cloud-Computing',
  short:
    'In die Cloud zieht um, was davon profitiert, der Rest bleibt. Die Kosten je System sehen Sie auf einer Seite, vor der ersten Änderung und danach jeden Monat.',
  lead: 'Umziehen, was von der Cloud profitiert, und vorher wissen, was jedes System kostet.',
  description:
    'Umzug in die Cloud und Betrieb bei Azure, AWS und deutschen Anbietern: Kosten je System vorab, Infrastruktur als Code, ein Ausstiegsplan.',
  includes: {
    lead: 'Öffentliche Cloud, deutscher Anbieter oder eigenes Rechenzentrum: entschieden wird System für System.',
    items: [
      {
        title: 'Kosten auf einer Seite',
        text: 'Jedes System mit seinen Kosten heute und in der Cloud: Rechenleistung, Speicher, Datenverkehr, Lizenzen und Personal.',
      },
      {
        title: 'Landing Zone',
        text: 'Netzwerk, Konten, Protokollierung und Richtlinien als Code, mit Ihrem Datenschutz abgestimmt.',
      },
      {
        title: 'SAP in der Cloud',
        text: 'Zertifizierte Größen, HANA-Systemreplikation über zwei Zonen, Snapshots, die mit der Datenbank konsistent sind.',
      },
      {
        title: 'Umzug',
        text: 'Welle für Welle, die kleinste zuerst. Jede lässt sich zurücknehmen, bis die Fachbereiche sie abgenommen haben.',
      },
      {
        title: 'Kostenkontrolle',
        text: 'Testsysteme, die nachts abschalten, Reservierungen, wo sie sich lohnen, und jeden Monat eine Liste ungenutzter Ressourcen.',
      },
    ],
  },
  way: {
    title: 'Eine Welle nach der anderen',
    steps: [
      {
        title: 'Prüfen',
        text: 'Bleiben, umziehen, ersetzen oder abschalten: eine klare Entscheidung für jedes System.',
      },
      { title: 'Vorbereiten', text: 'Landing Zone und Netzwerk, samt Penetrationstest.' },
      { title: 'Umziehen', text: 'Wellen von zwei bis fünf Systemen, jede vorher geprobt.' },
      { title: 'Betreiben', text: 'Durch uns oder durch Sie, mit demselben Code und derselben Überwachung.' },
    ],
  },
  questions: [
    {
      question: 'Bleiben unsere Daten in Deutschland?',
      answer:
        'Wenn Sie es wünschen: Alle Anbieter, mit denen wir arbeiten, haben Regionen in Frankfurt oder Berlin. Kommt der Betreiber nicht aus Europa, steht das in unserem Bericht, und wir erklären, was es bedeutet.',
    },
    {
      question: 'Und wenn die Preise steigen?',
      answer:
        'Die Infrastruktur ist Code, der Ihnen gehört, und der Ausstiegsplan ist Teil des Entwurfs. Der Weg zurück macht Arbeit, aber er ist eingeplant.',
    },
    {
      question: 'Ist die Cloud günstiger?',
      answer:
        'Manchmal. Für Systeme, die Tag und Nacht gleich ausgelastet sind, oft nicht. Unsere Kostenübersicht zeigt es, bevor Sie entscheiden.',
    },
  ],
  cta: {
    title: 'Welche Ihrer Systeme profitieren?',
    text: 'Schicken Sie uns die Liste. Für drei Systeme berechnen wir die Kosten gratis, als Arbeitsprobe.',
  },
};
