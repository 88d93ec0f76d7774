import type { Doc } from '../bson/codec.ts';
import { must } from '../bson/errors.ts';
import { compileFilter } from '../query/match.ts';
import { indexSpec, sameIndex } from '../store/catalog.ts';
import { everything, findRows } from '../store/read.ts';
import { buildIndex } from '../store/table.ts';
import { collectionOf, type Command, type Context, listReply } from './reads.ts';

function drop(context: Context, { drop: name }: Doc): Doc {
  const found = collectionOf(context, name);
  if (found) context.store.catalog.drop(found);
  return {};
}

function create({ store, db }: Context, { create: name }: Doc): Doc {
  must(!store.catalog.find(db, String(name)), 48, `Collection ${db}.${name} already exists.`);
  store.catalog.ensure(db, String(name));
  return {};
}

function dropDatabase({ store, db }: Context): Doc {
  for (const collection of store.catalog.list(db)) store.catalog.drop(collection);
  return {};
}

function listCollections({ store, db }: Context, { filter }: Doc): Uint8Array {
  const matches = compileFilter(filter ?? {});
  const rest = { type: 'collection', options: {}, info: { readOnly: false } };
  const all = store.catalog.list(db).map(({ name }) => ({ name, ...rest }));
  return listReply(
    `${db}.$cmd.listCollections`,
    all.filter((one) => matches(one, {})),
  );
}

function createIndexes({ store, db }: Context, { createIndexes: name, indexes }: Doc): Doc {
  const collection = store.catalog.ensure(db, String(name));
  for (const given of indexes as Doc[]) {
    const spec = indexSpec(given);
    if (sameIndex(collection, spec)) continue;
    const rows = findRows(store.writer, collection, everything({}));
    buildIndex(store, collection, store.catalog.addIndex(collection, spec), rows);
  }
  return {};
}

function dropIndexes(context: Context, { dropIndexes: name, index: wanted }: Doc): Doc {
  const collection = collectionOf(context, name);
  must(collection, 26, `ns not found ${context.db}.${name}`);
  must(wanted !== '_id_', 72, 'cannot drop _id index');
  const others = collection.indexes.filter((one) => one.name !== '_id_');
  const gone = others.filter((one) => wanted === '*' || one.name === wanted);
  must(gone.length || wanted === '*', 27, `index not found with name [${wanted}]`);
  for (const index of gone) context.store.catalog.dropIndex(collection, index);
  return {};
}

function listIndexes(context: Context, { listIndexes: name }: Doc): Uint8Array {
  const collection = collectionOf(context, name);
  must(collection, 26, `ns does not exist: ${context.db}.${name}`);
  return listReply(
    `${context.db}.${name}`,
    collection.indexes.map(({ spec }) => spec),
  );
}

export const catalogCommands: Record<string, Command> = {
  create: { keys: [], writes: true, outside: true, run: create },
  drop: { keys: [], writes: true, outside: true, run: drop },
  dropDatabase: { keys: [], writes: true, outside: true, run: dropDatabase },
  createIndexes: { keys: ['indexes'], writes: true, outside: true, run: createIndexes },
  dropIndexes: { keys: ['index'], writes: true, outside: true, run: dropIndexes },
  listCollections: { keys: ['filter'], run: listCollections },
  listIndexes: { keys: [], outside: true, run: listIndexes },
};
