import { dayInBerlin } from '@consulting/contracts';
import { daysLater, startOfDayInBerlin } from '../../shared/time/berlin-day.ts';

/** The number of events on a day of Berlin (`2026-11-21`). */
export interface DayCount {
  day: string;
  count: number;
}

export const PLOT_DAYS = 30;

const DAY = 86_400_000;

const firstDay = (now: Date, days: number): string => daysLater(dayInBerlin(now), 1 - days);

/** Returns midnight in Berlin of the first of the last `days` days, today included. */
export function startOfPlot(now: Date, days = PLOT_DAYS): Date {
  return startOfDayInBerlin(firstDay(now, days));
}

/** Counts `dates` for each of the last `days` days up to today, oldest first; days without any are included. */
export function countPerDay(dates: readonly Date[], now: Date, days = PLOT_DAYS): DayCount[] {
  const counts = new Map<string, number>();
  for (const date of dates) {
    const day = dayInBerlin(date);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  const first = firstDay(now, days);
  return Array.from({ length: days }, (_, index) => {
    const day = daysLater(first, index);
    return { day, count: counts.get(day) ?? 0 };
  });
}

/** Returns when the digest before the one of `now` was sent: on Mondays, Friday's. */
export function lastDigest(now: Date): Date {
  const days = now.getUTCDay() === 1 ? 3 : 1;
  return new Date(now.getTime() - days * DAY);
}
