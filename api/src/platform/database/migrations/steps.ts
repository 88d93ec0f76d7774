import { createDeclared, createMissing, type Index } from '../indexes.ts';
import type { Migration } from './migration.ts';

type Run = Migration['run'];

/** A new collection, with the indexes that its model declares. */
export const createCollectionOf =
  (...models: string[]): Run =>
  async (store, connection) => {
    for (const model of models) await createDeclared(store, connection, model);
  };

/** Indexes of collections that are there, as they are declared at that version. */
export const createIndexes =
  (indexes: Readonly<Record<string, readonly Index[]>>): Run =>
  async (store) => {
    for (const [collection, wanted] of Object.entries(indexes))
      await createMissing(store, collection, wanted);
  };
