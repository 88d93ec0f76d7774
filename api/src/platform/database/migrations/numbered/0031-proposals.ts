import { createDeclared } from '../../collections/indexes.ts';
import type { Migration } from '../migration.ts';

/** Consultants and applications without the new fields are listed and were not proposed. */
export const proposals: Migration = {
  number: 31,
  name: 'The desk proposes people, and consultants may be left out of lists',
  run: async (store, connection) => {
    for (const model of ['Proposal', 'Consultant']) await createDeclared(store, connection, model);
  },
};
