import { COMPANY } from '@consulting/contracts';
import type { DemoConsultant, DemoJob, DemoProject } from './demo-types.ts';

/** Entries in German: jobs, projects and consultants of customers who work in German only. */
export const DEMO_JOBS_GERMAN: DemoJob[] = [
  {
    language: 'de',
    title: 'SAP-HCM-Berater für den öffentlichen Dienst (m/w/d)',
    location: 'Magdeburg',
    introduction: 'Sie betreuen die Personalabrechnung von drei Landesbehörden und führen sie nach H4S4.',
    description:
      'Sie passen Abrechnungsschemen an den TV-L an, beantworten Fragen der Bezügestellen und bereiten mit uns den Wechsel auf SAP HCM für S/4HANA vor. Die Fachkonzepte schreiben Sie auf Deutsch, die Abnahme machen Sie mit den Personalräten zusammen.\n\nZwei Tage in der Woche sind Sie beim Kunden in Magdeburg, den Rest arbeiten Sie, wo Sie möchten.',
    qualification:
      'Drei Jahre Erfahrung mit PY-DE oder PA, Kenntnisse im Tarifrecht des öffentlichen Dienstes, Deutsch verhandlungssicher.',
    offer:
      '- Zeit für Fachkonzepte: keine Woche mit mehr als zwei Behörden\n- Seminare zum Tarifrecht zweimal im Jahr, bezahlt und in der Arbeitszeit\n- BahnCard 50, auch für private Fahrten',
    employment_type: 'full-time',
    workplace: 'hybrid',
    salary_from: 64_000,
    salary_to: 76_000,
    salary_period: 'year',
    closesIn: 40,
    daysAgo: 9,
  },
  {
    language: 'de',
    title: 'Teamassistenz Projektbüro (w/m/d)',
    location: 'Berlin',
    introduction: 'Sie halten zwölf Projekte zusammen: Termine, Reisen, Stundennachweise, Rechnungen.',
    description:
      'Sie planen Workshops, prüfen Stundennachweise, stellen Rechnungen und wissen, wer gerade wo ist. Sie arbeiten mit zwei Kolleginnen zusammen, die Sie gründlich einarbeiten, und haben mit Kunden wie mit Kandidaten zu tun.',
    qualification:
      'Kaufmännische Ausbildung, Freude an Ordnung, sicheres Deutsch, Englisch für die Korrespondenz.',
    offer:
      '- Feste Arbeitszeit von 9 bis 14 Uhr, an vier oder fünf Tagen\n- Sechs Wochen Einarbeitung zu zweit\n- Zuschuss zum Deutschlandticket',
    employment_type: 'part-time',
    workplace: 'onsite',
    salary_from: 2_400,
    salary_to: 2_800,
    salary_period: 'month',
    daysAgo: 20,
  },
];

export const DEMO_PROJECTS_GERMAN: DemoProject[] = [
  {
    language: 'de',
    title: 'Einführung der E-Rechnung in zwei Stadtwerken',
    description:
      'Zwei Stadtwerke stellen den Rechnungseingang auf XRechnung und ZUGFeRD um. Gesucht wird jemand, der das Formatmapping in der Document and Reporting Compliance einrichtet, die Prüfregeln mit der Buchhaltung abstimmt und die Anwender auf Deutsch schult.',
    technologies: ['DRC', 'S/4HANA', 'Open Text VIM'],
    category: ['Finance'],
    startsIn: 42,
    workplace: 'hybrid',
    location: 'Cottbus',
    duration: 'Sechs Monate',
    workload: 'Drei Tage pro Woche',
    salary_from: 98,
    salary_period: 'hour',
    closesIn: 28,
    contract_type: 'freelance',
    daysAgo: 8,
  },
];

export const DEMO_CONSULTANTS_GERMAN: DemoConsultant[] = [
  {
    language: 'de',
    name: 'Birgit Haferkorn',
    position: 'Beraterin SAP Personalabrechnung',
    skills: ['PY-DE', 'TV-L', 'TVöD', 'HCM'],
    rate: '110 € pro Stunde',
    availability: 'Ab dem nächsten Quartal, drei Tage pro Woche',
    known: { freeIn: 34, days_per_week: 3, confirmedDaysAgo: 2 },
    qualification: [{ university: 'HWR Berlin', course: 'Personalmanagement', year: '2009' }],
    experience: [{ company: COMPANY.shortName, role: 'Beraterin Personalabrechnung', from: '2015', to: '' }],
    projects: ['Tarifumstellung für 9.000 Beschäftigte', 'Wechsel zweier Kliniken nach H4S4'],
    daysAgo: 14,
  },
];
