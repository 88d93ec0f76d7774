const BERLIN = { timeZone: 'Europe/Berlin', year: 'numeric', month: '2-digit', day: '2-digit' } as const;

let format: Intl.DateTimeFormat | undefined;

/** Returns the day in Berlin at this instant: `2026-11-30`. */
export function dayInBerlin(instant: Date): string {
  // Made at its first use: pages that show no day of Berlin load faster.
  format ??= new Intl.DateTimeFormat('en-US', BERLIN);
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${parts.get('year')?.padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`;
}

const DAY = 86_400_000;

/** Returns how many days later than `day` the other one is. */
export const daysFrom = (day: string, other: string): number =>
  Math.round((Date.parse(other) - Date.parse(day)) / DAY);
