import { daysLater, startOfDayInBerlin } from '../../../shared/time/berlin-day.ts';

/** A week by ISO 8601, which begins on Monday at midnight in Berlin. */
export interface IsoWeek {
  /** `2026-W48`: the year is the one of its Thursday. */
  name: string;
  /** Its Monday: `2026-11-23`. */
  monday: string;
  startsAt: Date;
}

const at = (day: string): Date => new Date(`${day}T00:00:00.000Z`);

/** Returns the Monday of the week of a day. */
export const mondayOf = (day: string): string => daysLater(day, -((at(day).getUTCDay() + 6) % 7));

/** Returns the weeks from the one of `first` to the one of `last`, in order. */
export function isoWeeks(first: string, last: string): IsoWeek[] {
  const weeks: IsoWeek[] = [];
  for (let monday = mondayOf(first); monday <= last; monday = daysLater(monday, 7))
    weeks.push({ name: nameOf(monday), monday, startsAt: startOfDayInBerlin(monday) });
  return weeks;
}

function nameOf(monday: string): string {
  const thursday = at(daysLater(monday, 3));
  const newYear = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  const week = Math.floor((thursday.getTime() - newYear) / (7 * 86_400_000)) + 1;
  return `${thursday.getUTCFullYear()}-W${String(week).padStart(2, '0')}`;
}
