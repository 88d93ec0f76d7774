const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** The UTC day of an ISO 8601 instant in long US format: "March 2, 2026". (Without Intl, whose data a phone loads for 20 ms.) */
export function longDate(iso: string): string {
  const date = new Date(iso);
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}
