import type { Migration } from './migration.ts';
import { createIndexes } from './steps.ts';

/** Documents that do not say it are not held. */
export const heldProjects: Migration = {
  number: 12,
  name: 'Projects that wait for a look are found by an index',
  run: createIndexes({ projects: [{ key: { held: 1, state: 1, createdAt: -1, _id: -1 } }] }),
};
