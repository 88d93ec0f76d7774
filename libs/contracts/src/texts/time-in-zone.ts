import { FIRM_ZONE } from './berlin-day.ts';
import { LOCALES, type Language } from '../languages.ts';

const DAY_AND_TIME = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

/** Returns the short name of a zone at this instant, as people of the language call it: CEST, MESZ, GMT+9. */
function zoneName(at: Date, language: Language, timeZone: string): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], { timeZone, timeZoneName: 'short' });
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/**
 * Returns an instant as people of a zone read it on their clocks, with the zone: "Mon 30 Mar 2026, 10:00 (Europe/Berlin,
 * CEST)". A time without its zone says nothing to somebody elsewhere.
 */
export function timeInZone(at: Date, language: Language, timeZone: string = FIRM_ZONE): string {
  const parts = new Map(
    new Intl.DateTimeFormat(LOCALES[language], { ...DAY_AND_TIME, timeZone })
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? '';
  // Put together here, because engines differ in the signs between the parts.
  const day =
    language === 'de'
      ? `${part('weekday')}, ${part('day')}. ${part('month')} ${part('year')}`
      : `${part('weekday')} ${part('day')} ${part('month')} ${part('year')}`;
  // UTC is called UTC.
  const zone = [...new Set([timeZone, zoneName(at, language, timeZone)])].join(', ');
  return `${day}, ${part('hour')}:${part('minute')} (${zone})`;
}
