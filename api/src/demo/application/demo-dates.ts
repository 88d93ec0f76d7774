import { dayInBerlin } from '@consulting/contracts';
import { nextReminder, NO_AVAILABILITY, type KnownAvailability } from '../../shared/person/availability.ts';
import { daysLater, endOfDayInBerlin } from '../../shared/time/berlin-day.ts';
import type { DemoAvailability } from '../data/demo-types.ts';
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

  /** Returns when somebody is free. */
  availability(known: DemoAvailability | undefined): KnownAvailability {
    if (!known) return NO_AVAILABILITY;
    const { freeIn, days_per_week = null, confirmedDaysAgo } = known;
    return {
      available_from: freeIn === undefined ? null : daysLater(dayInBerlin(this.now), freeIn),
      days_per_week,
      confirmedAt: this.ago(confirmedDaysAgo * 24),
    };
  }

  /** Returns when a freelancer is reminded: soon after the seeding, if the first reminder is due. */
  reminder(known: DemoAvailability | undefined): Date | null {
    const availability = this.availability(known);
    return availability.confirmedAt && nextReminder(availability, availability.confirmedAt);
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
