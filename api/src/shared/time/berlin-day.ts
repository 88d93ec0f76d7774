import { dayInBerlin } from '@consulting/contracts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const HOUR_IN_BERLIN = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** Returns the instant at which a day begins in Berlin. */
export const startOfDayInBerlin = (day: string): Date => endOfDayInBerlin(daysLater(day, -1));

/** Returns the day that is so many days after another. */
export const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00.000Z`) + days * DAY).toISOString().slice(0, 10);

/** Returns the next time, later than `now`, at which it is 7 a.m. in Berlin. */
export function nextMorningInBerlin(now: Date): Date {
  const today = Date.parse(`${dayInBerlin(now)}T00:00:00.000Z`);
  const mornings = [today, today + DAY].flatMap((day) =>
    // Clocks change before 7 a.m., so a day has one such time: 5 a.m. UTC in summer, 6 a.m. in winter.
    [5, 6].map((hour) => new Date(day + hour * HOUR)).filter((time) => HOUR_IN_BERLIN.format(time) === '07'),
  );
  return mornings.find((time) => time > now) ?? new Date(now.getTime() + DAY);
}

/** Returns the instant at which a day ends in Berlin: the midnight after it. */
export function endOfDayInBerlin(day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00.000Z`) + DAY;
  // Berlin is two hours ahead in summer, one in winter. Clocks change at 1 a.m. UTC, so midnight exists once.
  const inSummer = new Date(midnight - 2 * HOUR);
  return dayInBerlin(inSummer) === day ? new Date(midnight - HOUR) : inSummer;
}
