import type { Migration } from '../migration.ts';
import { createDeclared } from '../../collections/indexes.ts';
import { createIndexes } from '../steps.ts';

const TOLD = ['jobs', 'projects', 'applications', 'users', 'consultants'];
const BY_CHANGE = { key: { updatedAt: 1, _id: 1 } };

/**
 * Entries of older versions count as changed now, so that a program that has read them before this version reads them again;
 * what was removed before is not known.
 */
export const changes: Migration = {
  number: 41,
  name: 'Programs are told what has changed and what was removed',
  run: async (store, connection) => {
    await createDeclared(store, connection, 'Removal');
    const mark = { kind: 'unknown-before', entryId: null };
    const removals = store.collection('removals');
    if (!(await removals.findOne(mark))) await removals.insertOne({ ...mark, removedAt: new Date() });
    for (const name of TOLD)
      await store
        .collection(name)
        .updateMany({ updatedAt: { $exists: false } }, { $set: { updatedAt: new Date() } });
    await createIndexes(Object.fromEntries(TOLD.map((name) => [name, [BY_CHANGE]])))(store);
  },
};
