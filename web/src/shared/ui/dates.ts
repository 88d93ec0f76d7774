import { t } from '@lingui/core/macro';

/**
 * Times use the reader's time zone; a start date is its UTC date, as the API defines. The format is that of the
 * page's language and not the browser's: a German date in an English sentence looks like a mistake.
 */
const LANGUAGE = 'en-GB';

const format = (iso: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(LANGUAGE, options).format(new Date(iso));

/** "09:42" */
export function timeOfDay(iso: string): string {
  return format(iso, { hour: '2-digit', minute: '2-digit' });
}

/** Calendar days between a time and today, in the reader's time zone. */
function daysAgo(iso: string): number {
  const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
  return Math.round((midnight(new Date()) - midnight(new Date(iso))) / 86_400_000);
}

/** Heading above a day's messages: "Today", "Yesterday" or the date. */
export function dayLabel(iso: string): string {
  const days = daysAgo(iso);
  if (days === 0) return t`Today`;
  if (days === 1) return t`Yesterday`;
  return format(iso, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
}

/** For lists: the time if today, then "Yesterday", then the date. */
export function shortWhen(iso: string): string {
  const days = daysAgo(iso);
  if (days === 0) return timeOfDay(iso);
  if (days === 1) return t`Yesterday`;
  const sameYear = new Date(iso).getFullYear() === new Date().getFullYear();
  return format(iso, { day: 'numeric', month: 'short', year: sameYear ? undefined : 'numeric' });
}

/** "21 Nov 2026" */
export function day(iso: string): string {
  return format(iso, { dateStyle: 'medium' });
}

export function dateTime(iso: string): string {
  return format(iso, { dateStyle: 'medium', timeStyle: 'short' });
}

/** A project's start date, or N/A if open. */
export function startDate(iso: string | null | undefined): string {
  return iso ? format(iso, { dateStyle: 'medium', timeZone: 'utc' }) : t`N/A`;
}

/** "2026-11-21": today as days are stored, in Berlin like the last day to apply. */
export function todayInBerlin(): string {
  // eslint-disable-next-line lingui/no-unlocalized-strings -- the name of a time zone
  const timeZone = 'Europe/Berlin';
  // The Swedish format is the one with the year first.
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format();
}
