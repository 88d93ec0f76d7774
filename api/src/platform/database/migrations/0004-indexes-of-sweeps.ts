import type { Migration } from './migration.ts';
import { createIndexes } from './steps.ts';

/** What goes when its time is over is found by an index, however much is kept. */
export const indexesOfSweeps: Migration = {
  number: 4,
  name: 'Conversations, applications and accounts get the indexes by which their time is over',
  run: createIndexes({
    applications: [{ key: { status: 1, decidedAt: 1 } }],
    conversations: [{ key: { kind: 1, timestamp: 1 } }],
    users: [{ key: { emailVerified: 1, createdAt: 1 } }],
  }),
};
