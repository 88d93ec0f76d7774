/** The number of events on a day (UTC, `2026-11-21`). */
export interface DayCount {
  day: string;
  count: number;
}

export const PLOT_DAYS = 30;

const DAY = 86_400_000;

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** Returns midnight UTC of the first of the last `days` days, today included. */
export function startOfPlot(now: Date, days = PLOT_DAYS): Date {
  return new Date(Date.parse(dayOf(now)) - (days - 1) * DAY);
}

/** Counts `dates` for each of the last `days` days up to today, oldest first; days without any are included. */
export function countPerDay(dates: readonly Date[], now: Date, days = PLOT_DAYS): DayCount[] {
  const counts = new Map<string, number>();
  for (const date of dates) counts.set(dayOf(date), (counts.get(dayOf(date)) ?? 0) + 1);
  const first = startOfPlot(now, days).getTime();
  return Array.from({ length: days }, (_, index) => {
    const day = dayOf(new Date(first + index * DAY));
    return { day, count: counts.get(day) ?? 0 };
  });
}

/** Returns when the digest before the one of `now` was sent: on Mondays, Friday's. */
export function lastDigest(now: Date): Date {
  const days = now.getUTCDay() === 1 ? 3 : 1;
  return new Date(now.getTime() - days * DAY);
}
