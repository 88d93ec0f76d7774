import type { Language } from '@consulting/contracts';
import { berlinDay, berlinTime } from '../../../shared/texts/berlin-time.ts';
import type { I18n } from '../../../shared/texts/i18n.ts';
import { sayingIn } from './value-words.ts';

/** The days of days, whatever the time of day that is stored with them. */
const DAYS = new Set(['start_date']);

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** A field without fields of its own, or a list of such. */
export type Plain = string | number | boolean | Date | null | undefined | readonly Plain[];

export type Entry = Readonly<Record<string, unknown>>;

export const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !(value instanceof Date) && !Array.isArray(value);

export const isPlain = (value: unknown): value is Plain =>
  Array.isArray(value) ? value.every((each) => !isEntry(each)) : !isEntry(value);

/** Returns how a value is said in a language; '' for none. */
export function valuesIn(language: Language, i18n: I18n): (field: string, value: Plain) => string {
  const say = sayingIn(language, i18n);
  const told = (field: string, value: Plain): string => {
    if (value === null || value === undefined) return '';
    if (typeof value === 'boolean') return value ? i18n._('yes') : i18n._('no');
    if (typeof value === 'number') return String(value);
    if (value instanceof Date) return (DAYS.has(field) ? berlinDay : berlinTime)(value, language);
    if (typeof value === 'string')
      return isDay(value) ? berlinDay(new Date(`${value}T12:00:00Z`), language) : say(field, value);
    const all = value.map((each) => told(field, each));
    return all.join(all.some((each) => /[\n,]/.test(each)) ? '\n' : ', ');
  };
  return told;
}
