import { fill } from './fill.ts';
import { WORDS, type Words } from './words.ts';

/** Returns the UTC day of an ISO 8601 instant as "March 2, 2026". Not by Intl: its data takes a phone 20 ms to load. */
export function longDate(iso: string, words: Words = WORDS): string {
  const date = new Date(iso);
  const month = words['date.months'].split(' ')[date.getUTCMonth()] ?? '';
  return fill(words['date.long'], { month, day: date.getUTCDate(), year: date.getUTCFullYear() });
}
