import { BEFORE_SERVING, refreshedWords } from '../../search/refreshed-words.ts';
import { createDeclared, createMissing, type Index } from '../collections/indexes.ts';
import type { Migration, Store } from './migration.ts';

type Run = (store: Store) => Promise<void>;

/** Returns a migration that creates the collections of these models with the indexes that their schemas declare. */
export const creation = (number: number, name: string, ...models: string[]): Migration => ({
  number,
  name,
  run: async (store, connection) => {
    for (const model of models) await createDeclared(store, connection, model);
  },
});

/**
 * Returns a migration that writes the search index's entries of these models, without which searches and filters find
 * nothing. Documents that processes of the previous version write meanwhile get theirs when these processes have ended
 * (`search-words-refresh.ts`).
 */
export const searching = (number: number, name: string, ...models: string[]): Migration => ({
  number,
  name,
  run: async (store, connection) => {
    for (const model of models) {
      for await (const _ of refreshedWords(connection, model, { pace: BEFORE_SERVING }));
      await createDeclared(store, connection, model);
    }
  },
});

/** Returns a step that creates these indexes, as they were declared at that version. */
export const createIndexes =
  (indexes: Readonly<Record<string, readonly Index[]>>): Run =>
  async (store) => {
    for (const [collection, wanted] of Object.entries(indexes))
      await createMissing(store, collection, wanted);
  };
