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
