import type { Concept } from './concept.ts';

/** The terms of work, as postings state them: by the words of the API, which searched texts contain. */
export const TERMS: readonly Concept[] = [
  { id: 'full-time', en: 'Full-time', de: 'Vollzeit', aliases: ['Vollzeitstelle'] },
  { id: 'part-time', en: 'Part-time', de: 'Teilzeit', aliases: ['Teilzeitstelle'] },
  {
    id: 'internship',
    en: 'Internship',
    de: 'Praktikum',
    aliases: ['Interns', 'Praktikant', 'Praktikantin', 'Praktikanten'],
    inLists: ['intern'],
  },
  { id: 'temporary', en: 'Temporary', de: 'Befristet', aliases: ['Fixed-term', 'Befristete Stelle'] },
  {
    id: 'remote',
    en: 'Remote',
    de: 'Homeoffice',
    aliases: ['Fully remote', 'Remote work', 'Mobiles Arbeiten', 'Mobile working', 'Teleworking'],
  },
  {
    id: 'hybrid',
    en: 'Hybrid',
    de: 'Hybrides Arbeiten',
    aliases: ['Hybrid work', 'Hybrid working'],
  },
  { id: 'on-site', en: 'On-site', de: 'Vor Ort', aliases: ['Onsite work', 'Präsenz'] },
  { id: 'freelance', en: 'Freelance', de: 'Freiberuflich', aliases: ['Freie Mitarbeit'] },
  { id: 'work-contract', en: 'Contract for work', de: 'Werkvertrag', aliases: ['Work contract'] },
  {
    id: 'temporary-employment',
    en: 'Temporary employment',
    de: 'Arbeitnehmerüberlassung',
    aliases: ['ANÜ', 'AÜG', 'Zeitarbeit', 'Leiharbeit'],
  },
];
