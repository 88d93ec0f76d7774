import { createDeclared } from '../../collections/indexes.ts';
import { dropIndex } from '../drop-index.ts';
import type { Migration } from '../migration.ts';

/** Consultants and applications without the new fields are listed and were not proposed. */
export const proposals: Migration = {
  number: 31,
  name: 'The desk proposes people, and consultants may be left out of lists',
  run: async (store, connection) => {
    for (const model of ['Proposal', 'Consultant', 'Application'])
      await createDeclared(store, connection, model);
    // Figures leave out applications of proposed people: the index has one more field.
    await dropIndex(store, 'applications', 'decidedAt_-1__id_-1_kind_1_status_1_appliedAt_-1');
  },
};
