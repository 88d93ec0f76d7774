import { BEFORE_SERVING, refreshedWords } from '../../search/refreshed-words.ts';
import { createDeclared } from '../collections/indexes.ts';
import type { Migration } from './migration.ts';

/** Models whose documents are searched. */
const MODELS = ['Job', 'Project', 'User', 'Consultant', 'Employee', 'Application', 'Conversation', 'Audit'];

/**
 * Documents keep what the index of searches has of them; until they have it they are not found. What processes of the
 * version before write meanwhile gets it when they have ended (`search-words-refresh.ts`).
 */
export const searchWords: Migration = {
  number: 11,
  name: 'What is searched gets an index',
  async run(store, connection) {
    for (const model of MODELS) {
      for await (const _ of refreshedWords(connection, model, { pace: BEFORE_SERVING }));
      await createDeclared(store, connection, model);
    }
  },
};
