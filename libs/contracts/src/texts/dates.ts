import { fill } from './fill.ts';
import { WORDS, type Words } from './words.ts';

function dateIn(form: 'date.long' | 'date.long-us', iso: string, words: Words): string {
  const date = new Date(iso);
  const month = words['date.months'].split(' ')[date.getUTCMonth()] ?? '';
  return fill(words[form], { month, day: date.getUTCDate(), year: date.getUTCFullYear() });
}

/** Returns the UTC day of an ISO 8601 instant as "2 March 2026". Not by Intl: its data takes a phone 20 ms to load. */
export const longDate = (iso: string, words: Words = WORDS): string => dateIn('date.long', iso, words);

/** The same as "March 2, 2026": the specified form of a start date on the page of freelancers, in English. */
export const longUsDate = (iso: string, words: Words = WORDS): string => dateIn('date.long-us', iso, words);
