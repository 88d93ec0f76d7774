/** The zone of the firm, in which mails state times. */
export const FIRM_ZONE = 'Europe/Berlin';

const BERLIN = { timeZone: FIRM_ZONE, year: 'numeric', month: '2-digit', day: '2-digit' } as const;

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

const CLOCK = { ...BERLIN, hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const;

let clock: Intl.DateTimeFormat | undefined;

/** Returns what clocks in Berlin show at this instant: `2026-11-28 00:19:30`. */
export function timeInBerlin(instant: Date): string {
  clock ??= new Intl.DateTimeFormat('en-US', CLOCK);
  const parts = new Map(clock.formatToParts(instant).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  const day = `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
  return `${day} ${part('hour')}:${part('minute')}:${part('second')}`;
}

/** Returns the days of Berlin's calendar between two instants: from an evening to the next morning it is one; never negative. */
export const daysSinceInBerlin = (since: Date, now: Date): number =>
  Math.max(0, daysFrom(dayInBerlin(since), dayInBerlin(now)));
