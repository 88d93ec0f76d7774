/**
 * When an entry came into lists. Missing in documents that versions without saved searches have written since the
 * migration: these came in before anybody's search was saved.
 */
export interface ArrivalFields {
  /** When everybody (or the administration, of people) could find it, the last time that this began. */
  openedAt?: Date | null;
  /** The same, or when what it is found by was edited last. */
  arrivedAt?: Date | null;
}

export const arrivalTypes = {
  openedAt: { type: Date, default: null },
  arrivedAt: { type: Date, default: null },
};

/** Declares the index by which new entries of a list are found. */
export const indexArrivals = (schema: { index(keys: Record<string, 1 | -1>): unknown }): void =>
  void schema.index({ arrivedAt: -1, _id: -1 });

/** Returns the fields of an entry that opens now. */
export const opened = (at: Date): Required<ArrivalFields> => ({ openedAt: at, arrivedAt: at });
