import { AVAILABILITY_AGE, availabilityState, dayInBerlin } from '@consulting/contracts';
import { conflict } from '../errors.ts';
import { daysLater, nextMorningInBerlin, startOfDayInBerlin } from '../time/berlin-day.ts';

/** When somebody is free (`Availability` of the contracts), as it is stored. */
export interface KnownAvailability {
  available_from: string | null;
  days_per_week: number | null;
  confirmedAt: Date | null;
}

/** What forms change of it. A missing field stays. */
export interface AvailabilityChange {
  available_from?: string | null | undefined;
  days_per_week?: number | null | undefined;
}

export const NO_AVAILABILITY: KnownAvailability = {
  available_from: null,
  days_per_week: null,
  confirmedAt: null,
};

/** Returns what forms edit, field by field. A confirmation alone is no edit. */
export const editableAvailability = ({ available_from, days_per_week }: KnownAvailability) => ({
  available_from,
  days_per_week,
});

/** Returns the time of the confirmation if a change touches the availability: every saving confirms both fields. */
export const confirmedBy = (
  { available_from, days_per_week }: AvailabilityChange,
  now: Date,
): { confirmedAt?: Date } =>
  available_from === undefined && days_per_week === undefined ? {} : { confirmedAt: now };

/** Returns whether there is anything to confirm. */
export const isAnythingKnown = ({ available_from, days_per_week }: AvailabilityChange): boolean =>
  (available_from ?? days_per_week ?? null) !== null;

/** Returns the write of a confirmation. Throws a conflict when there is nothing to confirm. */
export function confirmationOf(known: KnownAvailability, now: Date): { confirmedAt: Date } {
  if (!isAnythingKnown(known)) throw conflict('availability.nothing-known');
  return { confirmedAt: now };
}

/** Returns an entry as those see it who do not maintain it: without a day and days that have become unknown. */
export function asClaimed<Entry extends KnownAvailability>(entry: Entry, now: Date): Entry {
  if (availabilityState(entry, now).state !== 'unknown') return entry;
  return { ...entry, available_from: null, days_per_week: null };
}

/**
 * Returns when the next reminder is due, later than `now`: at 7 a.m. in Berlin. Null when nothing is known, and after the
 * last one. Of those that were missed, none is made up for.
 */
export function nextReminder(known: KnownAvailability, now: Date): Date | null {
  const { confirmedAt } = known;
  if (confirmedAt === null || !isAnythingKnown(known)) return null;
  const confirmedOn = dayInBerlin(confirmedAt);
  const times = AVAILABILITY_AGE.reminders.map((age) =>
    nextMorningInBerlin(startOfDayInBerlin(daysLater(confirmedOn, age))),
  );
  return times.find((time) => time > now) ?? null;
}
