import { AVAILABILITY_AGE, dayInBerlin } from '@consulting/contracts';
import { daysLater, startOfDayInBerlin } from '../time/berlin-day.ts';
import type { KnownAvailability } from './availability.ts';

/** The types of the fields in a schema. */
export const availabilityTypes = {
  available_from: { type: String, default: null },
  days_per_week: { type: Number, default: null },
  confirmedAt: { type: Date, default: null },
};

/** The fields by which lists are filtered. */
export const AVAILABILITY_FILTERED = ['available_from', 'confirmedAt'] as const;

/** What a document stores; versions before it stored none. */
export type StoredAvailability = { [Field in keyof KnownAvailability]?: KnownAvailability[Field] };

export const toAvailability = (document: StoredAvailability): KnownAvailability => ({
  available_from: document.available_from ?? null,
  days_per_week: document.days_per_week ?? null,
  confirmedAt: document.confirmedAt ?? null,
});

/** Availabilities that were confirmed before this instant have become unknown. */
const unknownBefore = (now: Date): Date =>
  startOfDayInBerlin(daysLater(dayInBerlin(now), 1 - AVAILABILITY_AGE.unknown));

/**
 * Returns filters for people who are free by a day, or of whom it is not known: only those who are known to be free later
 * are left out. A past day means today.
 */
export function freeBy(day: string | undefined, now: Date): object[] {
  if (day === undefined) return [];
  const today = dayInBerlin(now);
  return [
    {
      $or: [
        // Documents of older versions have neither field.
        { available_from: null },
        { available_from: { $lte: day < today ? today : day } },
        { confirmedAt: null },
        { confirmedAt: { $lt: unknownBefore(now) } },
      ],
    },
  ];
}
