import { dayInBerlin } from '@consulting/contracts';
import { endOfDayInBerlin } from '../../shared/time/berlin-day.ts';
import { newId } from '../../shared/id.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Dates relative to the time of seeding, so that a demo looks used at any time. */
export class DemoDates {
  constructor(readonly now: Date) {}

  ago(hours: number): Date {
    return new Date(this.now.getTime() - hours * HOUR);
  }

  /** Returns midnight UTC of a future day. */
  inDays(days: number): Date {
    return new Date(Math.floor(this.now.getTime() / DAY + days) * DAY);
  }

  /** Returns the last day of a posting, in Berlin; nothing when it has none. */
  lastDay(days: number | undefined): { closes_at?: string; closesAt?: Date } {
    if (days === undefined) return {};
    const day = dayInBerlin(new Date(this.now.getTime() + days * DAY));
    return { closes_at: day, closesAt: endOfDayInBerlin(day) };
  }

  /** Adds ids and creation dates, oldest first because ids grow with time, spread over the hours of a day. */
  create<T extends { daysAgo: number }>(entries: readonly T[]) {
    return [...entries]
      .sort((one, other) => other.daysAgo - one.daysAgo)
      .map(({ daysAgo, ...entry }, index) => ({
        _id: newId(),
        ...entry,
        createdAt: this.ago(daysAgo * 24 + (index % 7)),
      }));
  }
}
