import { dayInBerlin, daysFrom, FIRM_ZONE, isDay } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { LOCALE } from '../../language.ts';

/**
 * Times use the reader's time zone; a start date is its UTC date, as the API defines. The format is that of the page's
 * language and not the browser's, because a German date in an English sentence looks like a mistake.
 */

/** Returns a formatter that is created at first use and cached: creating one takes longer than a hundred uses. */
function formatOf(options: Intl.DateTimeFormatOptions): (iso: string) => string {
  let made: Intl.DateTimeFormat | undefined;
  return (iso) => (made ??= new Intl.DateTimeFormat(LOCALE, options)).format(new Date(iso));
}

/** "09:42" */
export const timeOfDay = formatOf({ hour: '2-digit', minute: '2-digit' });

const LONG_DAY = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
const longDay = formatOf(LONG_DAY);
const dayAndMonth = formatOf({ day: 'numeric', month: 'short' });
const dayOfYear = formatOf({ day: 'numeric', month: 'short', year: 'numeric' });

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
  return longDay(iso);
}

/** For lists: the time if today, then "Yesterday", then the date. */
export function shortWhen(iso: string): string {
  const days = daysAgo(iso);
  if (days === 0) return timeOfDay(iso);
  if (days === 1) return t`Yesterday`;
  const sameYear = new Date(iso).getFullYear() === new Date().getFullYear();
  return sameYear ? dayAndMonth(iso) : dayOfYear(iso);
}

/** "21 Nov 2026": the day in Berlin, on which the firm counts. */
export const day = formatOf({ dateStyle: 'medium', timeZone: FIRM_ZONE });

export const dateTime = formatOf({ dateStyle: 'medium', timeStyle: 'short' });

const dayInUtc = formatOf({ dateStyle: 'medium', timeZone: 'utc' });

const longDayInUtc = formatOf({ ...LONG_DAY, timeZone: 'utc' });

/** "Saturday, 21 November 2026" for `2026-11-21`, the value of a date field; empty for none and for half a date. */
export const dayInWords = (value: string): string => (isDay(value) ? longDayInUtc(value) : '');

/** "14 August 2006" for a day of the API. */
export const longDate = formatOf({ dateStyle: 'long', timeZone: 'utc' });

/** "November 2026" for `2026-11`. */
export const monthAndYear = formatOf({ month: 'long', year: 'numeric', timeZone: 'utc' });

/** "21 Nov" for a day of the API. */
export const shortStartDate = formatOf({ day: 'numeric', month: 'short', timeZone: 'utc' });

const dayAndLongMonth = formatOf({ day: 'numeric', month: 'long', timeZone: 'utc' });

/** "1 February 2027" for a day of the API. */
export const dayInYear = formatOf({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'utc' });

/** Days from today whose year is clear without being named. */
const NEAR = 300;

/** "1 February" for a day of the API, with its year if it is far away. */
export function dayInMonth(day: string): string {
  return Math.abs(daysFrom(todayInBerlin(), day)) > NEAR ? dayInYear(day) : dayAndLongMonth(day);
}

/** A project's start date, or N/A if open. */
export function startDate(iso: string | null | undefined): string {
  return iso ? dayInUtc(iso) : t`N/A`;
}

/** "2026-11-21": today in Berlin, whose days the API uses for the last day to apply. */
export const todayInBerlin = (): string => dayInBerlin(new Date());
