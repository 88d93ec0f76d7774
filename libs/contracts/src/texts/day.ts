/** The last day that is no slip. */
export const LAST_DAY = '2100-12-31';

/**
 * The years of days that people name. Others are slips: `0026` is what browsers make of a year that was typed with two digits,
 * and `9999` or `2206` of a key that was pressed too often or too early.
 */
export const YEARS = '(?:(?:19|20)\\d\\d|2100)';

const DAY = new RegExp(`^${YEARS}-\\d\\d-\\d\\d$`);

/** Whether it is a day of the calendar, from 1900 to 2100, as the API takes it: `2026-11-21`. */
export function isDay(text: string | undefined): text is string {
  if (text === undefined || !DAY.test(text)) return false;
  const midnight = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text);
}
