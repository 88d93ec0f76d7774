import type { Concept } from './concept.ts';

/** The terms of work, as postings state them. */
export const TERMS: readonly Concept[] = [
  {
    id: 'full-time',
    en: 'Full-time',
    de: 'Vollzeit',
    aliases: ['full time position', 'vollzeitstelle'],
  },
  { id: 'part-time', en: 'Part-time', de: 'Teilzeit', aliases: ['part time position', 'teilzeitstelle'] },
  {
    id: 'internship',
    en: 'Internship',
    de: 'Praktikum',
    aliases: ['interns', 'praktikant', 'praktikantin', 'praktikanten'],
    inLists: ['intern'],
  },
  {
    id: 'remote',
    en: 'Remote',
    de: 'Homeoffice',
    aliases: ['fully remote', 'remote work', 'mobiles arbeiten', 'mobile working', 'teleworking'],
  },
  { id: 'hybrid', en: 'Hybrid', de: 'Hybrides Arbeiten', aliases: ['hybrid work', 'hybrid working'] },
  { id: 'on-site', en: 'On-site', de: 'Vor Ort', aliases: ['onsite work', 'präsenz'] },
];
