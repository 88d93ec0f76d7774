import { createIndexes } from '../steps.ts';
import type { Migration } from '../migration.ts';

/** Applications that wait already have no network and count together. */
export const networksOfGuests: Migration = {
  number: 32,
  name: 'The room of waiting applications is shared between the networks they came from',
  run: createIndexes({ guestapplications: [{ key: { network: 1, sentAt: 1, receivedAt: 1 } }] }),
};
