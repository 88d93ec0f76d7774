import { dropIndex } from '../../drop-index.ts';
import type { Migration } from '../../migration.ts';
import { createIndexes } from '../../steps.ts';

const POSTINGS = ['jobs', 'projects'];
const BY_CLOSING = [{ key: { state: 1, closesAt: 1 } }];

const create = createIndexes({
  applications: [{ key: { status: 1, decidedAt: 1 } }],
  conversations: [{ key: { kind: 1, timestamp: 1 } }],
  users: [{ key: { emailVerified: 1, createdAt: 1 } }],
  ...Object.fromEntries(POSTINGS.map((collection) => [collection, BY_CLOSING])),
});

/** Adds the indexes by which sweeps find expired documents. */
export const indexesOfSweeps: Migration = {
  number: 4,
  name: 'Conversations, applications, accounts and postings get the indexes by which their time is over',
  async run(store) {
    await create(store);
    // Along it a sweep read every posting whose last day has ever passed.
    for (const collection of POSTINGS) await dropIndex(store, collection, 'closesAt_1_state_1');
  },
};
