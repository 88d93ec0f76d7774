/**
 * Instants in the reader's own time zone; a start date by its UTC date (the HTTP contract). Written in the language of
 * the page, never in the browser's: an English sentence with a German date in it reads as a mistake.
 */
const LANGUAGE = 'en-GB';

const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(LANGUAGE, options);

/** "09:42" */
export function timeOfDay(iso: string): string {
  return format({ hour: '2-digit', minute: '2-digit' }).format(new Date(iso));
}

/** Whole days between the day of an instant and today, in the reader's zone. */
function daysAgo(iso: string): number {
  const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
  return Math.round((midnight(new Date()) - midnight(new Date(iso))) / 86_400_000);
}

/** Above the messages of a day: "Today", "Yesterday" or the written date. */
export function dayLabel(iso: string): string {
  const days = daysAgo(iso);
  if (days === 0) return 'Today';
  if (days === 1) return 'Yesterday';
  return format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(iso));
}

/** In lists: the time today, then "Yesterday", then the date. */
export function shortWhen(iso: string): string {
  const days = daysAgo(iso);
  if (days === 0) return timeOfDay(iso);
  if (days === 1) return 'Yesterday';
  const sameYear = new Date(iso).getFullYear() === new Date().getFullYear();
  return format({ day: 'numeric', month: 'short', year: sameYear ? undefined : 'numeric' }).format(
    new Date(iso),
  );
}

/** Date and time of day. */
export function dateTime(iso: string): string {
  return format({ dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));
}

/** A project's start as a date, or N/A while it is open. */
export function startDate(iso: string | null | undefined): string {
  return iso ? format({ dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(iso)) : 'N/A';
}
