import { BEFORE_SERVING, refreshedWords } from '../../search/refreshed-words.ts';
import { createDeclared } from '../collections/indexes.ts';
import type { Migration } from './migration.ts';

/** Models whose documents are searched by concepts, or filtered by facets. */
const MODELS = ['Job', 'Project', 'User', 'Consultant', 'Employee'];

/**
 * Adds concepts, folded words and facets to the index of searches: without facets a filter finds nothing. Documents that
 * processes of the previous version write meanwhile get theirs when these have ended (`search-words-refresh.ts`).
 */
export const conceptsAndFacets: Migration = {
  number: 19,
  name: 'What is searched is found by its meaning, and postings are filtered by their terms',
  async run(store, connection) {
    for (const model of MODELS) {
      for await (const _ of refreshedWords(connection, model, { pace: BEFORE_SERVING }));
      await createDeclared(store, connection, model);
    }
  },
};
