import { type Doc } from '../bson/codec.ts';
import { must } from '../bson/errors.ts';
import { indexSpec, sameIndex } from '../store/catalog.ts';
import { findRows } from '../store/read.ts';
import { collectionOf, type Command, type Context } from './commands.ts';
import { listReply } from './reply.ts';

function createIndexes({ store, db }: Context, { createIndexes: name, indexes }: Doc): Doc {
  const collection = store.catalog.ensure(db, String(name));
  for (const given of indexes as Doc[]) {
    const spec = indexSpec(given);
    if (sameIndex(collection, spec)) continue;
    const index = store.catalog.addIndex(collection, spec);
    try {
      const all = { filter: {}, sort: [], skip: 0, limit: 0 };
      store.table.build(collection, index, findRows(store.writer, { ...collection, indexes: [] }, all));
    } catch (error) {
      store.catalog.dropIndex(collection, index);
      throw error;
    }
  }
  return {};
}

function dropIndexes(context: Context, { dropIndexes: name, index: wanted }: Doc): Doc {
  const collection = collectionOf(context, name);
  must(collection, 26, `ns not found ${context.db}.${name}`);
  must(wanted !== '_id_', 72, 'cannot drop _id index');
  const gone = collection.indexes.filter(
    (one) => one.name !== '_id_' && (wanted === '*' || one.name === wanted),
  );
  must(gone.length || wanted === '*', 27, `index not found with name [${wanted}]`);
  for (const index of gone) context.store.catalog.dropIndex(collection, index);
  return {};
}

function listIndexes(context: Context, { listIndexes: name }: Doc): Uint8Array {
  const collection = collectionOf(context, name);
  const ns = `${context.db}.${name}`;
  must(collection, 26, `ns does not exist: ${ns}`);
  return listReply(
    ns,
    collection.indexes.map(({ spec }) => spec),
  );
}

export const indexCommands: Record<string, Command> = {
  createIndexes: { keys: ['indexes'], writes: true, run: createIndexes },
  dropIndexes: { keys: ['index'], writes: true, run: dropIndexes },
  listIndexes: { keys: [], run: listIndexes },
};
