import type { Migration } from '../../migration.ts';
import { createIndexes } from '../../steps.ts';

/** Documents without the field `held` are not held, so none is changed. */
export const heldProjects: Migration = {
  number: 12,
  name: 'Projects that wait for a look are found by an index',
  run: createIndexes({ projects: [{ key: { held: 1, state: 1, createdAt: -1, _id: -1 } }] }),
};
