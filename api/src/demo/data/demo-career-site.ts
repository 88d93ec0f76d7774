import type { Benefit, HiringStep, InLanguages } from '@consulting/contracts';

const both = (en: string, de: string): InLanguages => ({ en, de });

export interface DemoMember {
  /** The name of the files of the portrait in `data/portraits` (made by `scripts/demo-portraits/make.mjs`). */
  key: string;
  name: string;
  role: InLanguages;
  sentence: InLanguages;
  phone?: string;
  email?: string;
}

/** The team of the demo's firm; the first one is the contact. */
export const DEMO_TEAM: DemoMember[] = [
  {
    key: 'katrin',
    name: 'Katrin Lehmann',
    role: both('Head of Finance Consulting', 'Leitung Finanzberatung'),
    sentence: both(
      'I read every application myself, usually on the train from Potsdam.',
      'Ich lese jede Bewerbung selbst, meist im Zug aus Potsdam.',
    ),
    phone: '+49 30 000000-12',
    email: 'katrin.lehmann@muster.example',
  },
  {
    key: 'tobias',
    name: 'Tobias Grün',
    role: both('Senior Consultant, Group Reporting', 'Senior-Beratung Konzernberichte'),
    sentence: both(
      'Ask me about the night we closed eleven ledgers in four hours.',
      'Fragen Sie mich nach der Nacht, in der wir elf Bücher in vier Stunden geschlossen haben.',
    ),
    phone: '+49 30 000000-14',
    email: 'tobias.gruen@muster.example',
  },
  {
    key: 'aylin',
    name: 'Aylin Demir',
    role: both('Consultant, Controlling', 'Beratung Controlling'),
    sentence: both(
      'I started in 2023 from accounting, without a line of SAP.',
      'Ich kam 2023 aus der Buchhaltung, ohne eine Zeile SAP.',
    ),
  },
  {
    key: 'femi',
    name: 'Femi Adeyemi',
    role: both('ABAP Developer, Finance', 'ABAP-Entwicklung Finanzen'),
    sentence: both(
      'I delete custom code for a living, and nobody misses it.',
      'Ich lösche beruflich Eigenentwicklungen, und niemand vermisst sie.',
    ),
  },
  {
    key: 'marek',
    name: 'Marek Wiśniewski',
    role: both('Project Manager', 'Projektleitung'),
    sentence: both(
      'Fridays end at two. I keep the plan so that they do.',
      'Freitags ist um zwei Schluss. Ich plane so, dass es dabei bleibt.',
    ),
  },
  {
    key: 'jule',
    name: 'Jule Österreich',
    role: both('Working student, testing', 'Werkstudium Testen'),
    sentence: both(
      'My test cases run every night. The bugs know my name.',
      'Meine Testfälle laufen jede Nacht. Die Fehler kennen meinen Namen.',
    ),
  },
];

export const DEMO_STEPS: HiringStep[] = [
  {
    day: both('Day 0', 'Tag 0'),
    title: both('You apply', 'Sie bewerben sich'),
    text: both(
      'Name, email and a CV. No cover letter, no test.',
      'Name, Mailadresse und Lebenslauf. Kein Anschreiben, kein Test.',
    ),
  },
  {
    day: both('Within 3 days', 'Binnen 3 Tagen'),
    title: both('Katrin reads it', 'Katrin liest'),
    text: both(
      'You get an email when she opens your CV, and an answer either way.',
      'Sie bekommen eine Nachricht, wenn sie Ihren Lebenslauf öffnet, und in jedem Fall eine Antwort.',
    ),
  },
  {
    day: both('Day 5 to 7', 'Tag 5 bis 7'),
    title: both('First talk', 'Erstes Gespräch'),
    text: both(
      '30 minutes by video: your last project, our next one, the pay.',
      '30 Minuten per Video: Ihr letztes Projekt, unser nächstes, das Gehalt.',
    ),
  },
  {
    day: both('Day 8 to 12', 'Tag 8 bis 12'),
    title: both('Half a day with us', 'Ein halber Tag bei uns'),
    text: both(
      'A real closing problem with Tobias and Aylin. Travel is paid.',
      'Eine echte Aufgabe aus dem Abschluss mit Tobias und Aylin. Die Reise ist bezahlt.',
    ),
  },
  {
    day: both('By day 14', 'Bis Tag 14'),
    title: both('The offer', 'Das Angebot'),
    text: both(
      'In writing, with the salary and the name of your first customer.',
      'Schriftlich, mit dem Gehalt und dem Namen des ersten Kunden.',
    ),
  },
];

export const DEMO_BENEFITS: Benefit[] = [
  {
    title: both('30 days off', '30 Tage Urlaub'),
    text: both(
      'And Christmas Eve and New Year’s Eve on top. Unused days move to June.',
      'Dazu Heiligabend und Silvester. Resturlaub gilt bis Juni.',
    ),
  },
  {
    title: both('One day in ten', 'Jeder zehnte Tag'),
    text: both(
      'It belongs to learning. Certificates and exams are paid, the second try too.',
      'Er gehört dem Lernen. Zertifikate und Prüfungen sind bezahlt, auch der zweite Versuch.',
    ),
  },
  {
    title: both('32 hours possible', '32 Stunden möglich'),
    text: both(
      'Four of eleven consultants work four days, project managers too.',
      'Vier von elf in der Beratung arbeiten vier Tage, auch die Projektleitung.',
    ),
  },
  {
    title: both('Train, not car', 'Bahn statt Auto'),
    text: both(
      'BahnCard 50 first class, or the Deutschlandticket where that is enough.',
      'BahnCard 50 erster Klasse, oder das Deutschlandticket, wo es reicht.',
    ),
  },
  {
    title: both('Six weeks abroad', 'Sechs Wochen im Ausland'),
    text: both(
      'Work from anywhere in the EU. Payroll has done it before.',
      'Arbeiten von überall in der EU. Die Lohnabrechnung kennt das.',
    ),
  },
  {
    title: both('Pension, 20 %', 'Rente, 20 %'),
    text: both(
      'We add 20 % to what you put into the company pension.',
      'Wir legen 20 % auf das, was Sie in die Betriebsrente zahlen.',
    ),
  },
];

/** The job whose page differs, by its title: another contact, and only those who work on such projects. */
export const DEMO_JOB_PAGE = {
  job: 'SAP EWM Consultant',
  contact: 'tobias',
  team: ['tobias', 'femi', 'marek'],
  benefits: [
    {
      title: both('Early shift, early home', 'Früh anfangen, früh gehen'),
      text: both(
        'Two mornings a month begin at six in the warehouse, and end at two.',
        'Zwei Tage im Monat beginnen um sechs im Lager und enden um zwei.',
      ),
    },
    ...DEMO_BENEFITS.slice(0, 4),
  ],
};
