import { dropIndex } from '../drop-index.ts';
import type { Migration } from '../migration.ts';
import { searching } from '../steps.ts';

const facets = searching(37, 'Filters find places and categories in every spelling', 'Job', 'Project');

export const spellingsOfFilters: Migration = {
  ...facets,
  run: async (store, connection, configured) => {
    await facets.run(store, connection, configured);
    // The administration filtered jobs by the exact text.
    await dropIndex(store, 'jobs', 'location_1_createdAt_-1__id_-1');
  },
};
