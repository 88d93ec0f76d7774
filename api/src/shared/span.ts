const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const counted = (number: number, unit: string, one: string): string =>
  number === 1 ? one : `${number} ${unit}s`;

/** Milliseconds as documents say them: "15 minutes", "an hour", "24 hours", "7 days". They are whole minutes. */
export function span(milliseconds: number): string {
  if (milliseconds > DAY && milliseconds % DAY === 0) return counted(milliseconds / DAY, 'day', 'a day');
  if (milliseconds % HOUR === 0) return counted(milliseconds / HOUR, 'hour', 'an hour');
  return counted(milliseconds / MINUTE, 'minute', 'a minute');
}
