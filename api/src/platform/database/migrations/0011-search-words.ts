import { BEFORE_SERVING, refreshedWords } from '../../search/refreshed-words.ts';
import { createDeclared } from '../collections/indexes.ts';
import type { Migration } from './migration.ts';

/** Models whose documents are searched. */
const MODELS = ['Job', 'Project', 'User', 'Consultant', 'Employee', 'Application', 'Conversation', 'Audit'];

/**
 * Adds the words of the search index to documents, which searches cannot find without them. Documents that processes of
 * the previous version write meanwhile get their words when these processes have ended (`search-words-refresh.ts`).
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
