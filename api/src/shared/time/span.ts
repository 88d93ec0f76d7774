const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const counted = (number: number, unit: string, one: string): string =>
  number === 1 ? one : `${number} ${unit}s`;

/** Formats milliseconds (whole minutes) for documents: "15 minutes", "an hour", "24 hours", "7 days". */
export function span(milliseconds: number): string {
  if (milliseconds > DAY && milliseconds % DAY === 0) return counted(milliseconds / DAY, 'day', 'a day');
  if (milliseconds % HOUR === 0) return counted(milliseconds / HOUR, 'hour', 'an hour');
  return counted(milliseconds / MINUTE, 'minute', 'a minute');
}
