import type { Service } from '../service.ts';

export const systemAdministration: Service = {
  title: 'IT-Administration',
  short:
    'Linux- und Windows-Server, Microsoft 365 und Dynamics 365, SAP Basis: mit einer festen Ansprechperson, die Ihre Umgebung kennt, und einer Vertretung, die sie auch kennt.',
  lead: 'Eine feste Ansprechperson für Ihre Server, Microsoft 365 und Dynamics 365, und eine Vertretung, die sie ebenso gut kennt.',
  description:
    'Feste Ansprechpersonen für Linux- und Windows-Server, Microsoft 365, Dynamics 365 und SAP Basis. Mit Wiederherstellungstests.',
  includes: {
    lead: 'Dokumentierter Betrieb, damit nichts am Wissen einer einzelnen Person hängt.',
    items: [
      {
        title: 'Server',
        text: 'SUSE, Red Hat, Debian und Windows Server: per Skript aufgesetzt, monatlich aktualisiert, nach einem veröffentlichten Standard gehärtet.',
      },
      {
        title: 'Microsoft 365 und Entra ID',
        text: 'Eintritte, Wechsel und Austritte innerhalb eines Arbeitstags, überall Multi-Faktor-Authentifizierung, Lizenzen jeden Monat geprüft.',
      },
      {
        title: 'Dynamics 365',
        text: 'Umgebungen, Sicherheitsrollen, neue Releases zuerst in einer Testumgebung, und die Schnittstelle zu Ihrem ERP unter Überwachung.',
      },
      {
        title: 'Datensicherung',
        text: 'Drei Kopien auf zwei Medien, eine davon auch für ein gekapertes Konto unerreichbar. Jedes Quartal eine Wiederherstellung zur Probe.',
      },
      {
        title: 'Dokumentation',
        text: 'Jedes System auf einer Seite: Zweck, Verantwortliche, Abhängigkeiten und wie man es im Notfall startet.',
      },
    ],
  },
  way: {
    title: 'So fangen wir an',
    steps: [
      { title: 'Inventur', text: 'Ein Scan des Netzwerks und ein Gang durch den Serverraum.' },
      { title: 'Beheben', text: 'Die größten Risiken zuerst: Sicherungen, Konten, fehlende Patches.' },
      { title: 'Beschreiben', text: 'Eine Seite je System, von den Verantwortlichen freigegeben.' },
      { title: 'Betreiben', text: 'Laufende Anfragen, ein Monatsbericht und jedes Quartal ein Besuch.' },
    ],
  },
  questions: [
    {
      question: 'Wir haben eine eigene IT-Administration. Können Sie vertreten?',
      answer:
        'So fangen die meisten unserer Kunden an: Wir vertreten bei Urlaub, bei Krankheit und nachts und helfen bei Projekten, die für eine Person zu groß sind.',
    },
    {
      question: 'Wer hat die Passwörter?',
      answer:
        'Sie. Wir arbeiten mit personenbezogenen Konten und einem Passworttresor, der Ihnen gehört. Wenn Sie uns verlassen, schließen Sie unsere Konten und brauchen sonst nichts von uns.',
    },
    {
      question: 'Arbeiten Sie vor Ort?',
      answer:
        'In Berlin und Brandenburg am selben Tag, anderswo nach Vereinbarung. Meist ist kein Besuch nötig.',
    },
  ],
  cta: {
    title: 'Wann haben Sie zuletzt eine Sicherung zurückgespielt?',
    text: 'Sagen Sie uns, welche Systeme Sie betreiben. Der erste Wiederherstellungstest gehört zum Angebot.',
  },
};
