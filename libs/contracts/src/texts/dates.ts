import { fill } from './fill.ts';
import { WORDS, type Words } from './words.ts';

/** The UTC day of an ISO 8601 instant in long format: "March 2, 2026". (Without Intl, whose data a phone loads for 20 ms.) */
export function longDate(iso: string, words: Words = WORDS): string {
  const date = new Date(iso);
  const month = words['date.months'].split(' ')[date.getUTCMonth()] ?? '';
  return fill(words['date.long'], { month, day: date.getUTCDate(), year: date.getUTCFullYear() });
}
