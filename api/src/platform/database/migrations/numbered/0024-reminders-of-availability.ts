import type { Migration } from '../migration.ts';
import { createIndexes } from '../steps.ts';

/** Documents without the new fields stay as they are: their availability is unknown. */
export const remindersOfAvailability: Migration = {
  number: 24,
  name: 'Freelancers are reminded to confirm their availability',
  run: createIndexes({ users: [{ key: { remindAt: 1 } }] }),
};
