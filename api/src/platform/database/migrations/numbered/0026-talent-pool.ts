import { createDeclared } from '../../collections/indexes.ts';
import type { Migration } from '../migration.ts';
import { createIndexes } from '../steps.ts';

const create = createIndexes({ users: [{ key: { inPool: 1, _id: -1 } }] });

/** Nobody has been asked yet: nobody is in the pool. */
export const talentPool: Migration = {
  number: 26,
  name: 'People agree that the firm keeps their documents',
  run: async (store, connection) => {
    await create(store);
    await createDeclared(store, connection, 'PoolConsent');
  },
};
