import { type Doc, MongoServerError, must, onlyKnown } from '../bson/wire.ts';
import { type Collection, type Index, indexSpec, sameIndex } from '../store/catalog.ts';
import { findRows, type Query } from '../store/read/find.ts';
import type { Source } from '../store/read/source.ts';
import { fillIndexes, changeRow, insertRow, removeRow } from '../store/write/rows.ts';
import { compileUpdate, newDocument } from '../update/update.ts';
import { collectionsOf, type Command, type Context, queryOf, projectorOf } from './reads.ts';

const target = ({ store, db, name }: Context) => store.catalog.ensure(db, name);

/** Updates, replaces or upserts the documents of a query. */
function change(context: Context, collection: Collection, query: Query, request: Doc) {
  const { update, arrayFilters, upsert } = request;
  const change = compileUpdate(update, arrayFilters);
  const { store } = context;
  const rows = findRows(context, collection, query);
  let modified = 0;
  let [before, after]: Doc[] = [];
  for (const row of rows) {
    before ??= row.stored.doc;
    const next = changeRow(store, collection, row, (doc) => change(doc, row.scope));
    if (next) modified++;
    after ??= next?.doc ?? row.stored.doc;
  }
  const added = rows.length || upsert !== true ? undefined : newDocument(query.filter, update, change);
  const upserted = added && insertRow(store, collection, added);
  return {
    matched: rows.length,
    modified,
    upserted,
    n: added ? 1 : rows.length,
    before,
    after: upserted ?? after,
  };
}

/** Deletes the documents of a query and returns them. Must run inside Store.write. */
export function removeRows(source: Source, collection: Collection | undefined, query: Query): Doc[] {
  const rows = findRows(source, collection, query);
  for (const row of rows) removeRow(source.store, collection!, row);
  return rows.map(({ stored }) => stored.doc);
}

/**
 * Runs the statements of a batch and collects their errors. An ordered batch stops at its first error. `run` returns
 * the number of documents that a statement affected.
 */
function batch(context: Context, command: Doc, list: unknown, run: (one: Doc, index: number) => number): Doc {
  const writeErrors: Doc[] = [];
  let n = 0;
  for (const [index, statement] of (list as Doc[]).entries()) {
    try {
      n += run(statement, index);
    } catch (error) {
      if (!(error instanceof MongoServerError) || context.transaction) throw error;
      const { code, message, keyPattern, keyValue } = error;
      writeErrors.push({ index, code, errmsg: message, ...(keyPattern ? { keyPattern, keyValue } : {}) });
      if (command.ordered !== false) break;
    }
  }
  return writeErrors.length ? { n, writeErrors } : { n };
}

function insert(context: Context, command: Doc): Doc {
  const collection = target(context);
  return batch(context, command, command.documents, (doc) => {
    insertRow(context.store, collection, doc);
    return 1;
  });
}

function update(context: Context, command: Doc): Doc {
  const collection = target(context);
  const ids: Doc[] = [];
  let nModified = 0;
  const done = batch(context, command, command.updates, (statement, index) => {
    const { q, u, multi, upsert, arrayFilters, sort, ...other } = statement;
    onlyKnown('update', other);
    const query = queryOf({ filter: q, sort, limit: multi ? 0 : 1 });
    const { n, modified, upserted } = change(context, collection, query, { update: u, upsert, arrayFilters });
    nModified += modified;
    if (upserted) ids.push({ index, _id: upserted._id });
    return n;
  });
  return { ...done, nModified, ...(ids.length ? { upserted: ids } : {}) };
}

function remove(context: Context, command: Doc): Doc {
  return batch(context, command, command.deletes, ({ q, limit, ...other }) => {
    onlyKnown('delete', other);
    return removeRows(context, context.collection, queryOf({ filter: q, limit })).length;
  });
}

function findAndModify(context: Context, command: Doc): Doc {
  const query = queryOf({ ...command, limit: 1 });
  const project = projectorOf(command.fields);
  const shown = (doc: Doc | undefined) => (doc ? (project?.(doc) ?? doc) : null);
  if (command.remove) {
    const [value] = removeRows(context, context.collection, query);
    return { value: shown(value), lastErrorObject: { n: value ? 1 : 0 } };
  }
  const { matched, n, upserted, before, after } = change(context, target(context), query, command);
  const about = upserted && { upserted: upserted._id };
  const lastErrorObject = { n, updatedExisting: matched > 0, ...about };
  return { value: shown(command.new ? after : before), lastErrorObject };
}

function create({ store, db, name, collection }: Context): void {
  must(!collection, 48, `Collection ${db}.${name} already exists.`);
  store.catalog.ensure(db, name);
}

function createIndexes({ store, db, name }: Context, { indexes }: Doc): void {
  const collection = store.catalog.ensure(db, name);
  const added: Index[] = [];
  for (const spec of (indexes as Doc[]).map(indexSpec))
    if (!sameIndex(collection, spec)) added.push(store.catalog.addIndex(collection, spec));
  fillIndexes(store, collection, added);
}

function drop({ store, collection }: Context): void {
  if (collection) store.catalog.drop(collection);
}

function dropIndexes({ store, db, name, collection }: Context, { index: wanted }: Doc): void {
  must(collection, 26, `ns not found ${db}.${name}`);
  must(wanted !== '_id_', 72, 'cannot drop _id index');
  const isGone = ({ name }: Index) => name !== '_id_' && (wanted === '*' || name === wanted);
  const gone = collection.indexes.filter(isGone);
  must(gone.length || wanted === '*', 27, `index not found with name [${wanted}]`);
  for (const index of gone) store.catalog.dropIndex(collection, index);
}

function dropDatabase(context: Context): void {
  for (const collection of collectionsOf(context)) context.store.catalog.drop(collection);
}

const MODIFY = ['query', 'sort', 'fields', 'update', 'remove', 'new', 'upsert', 'arrayFilters'];

export const writeCommands: Record<string, Command> = {
  insert: { keys: ['documents'], writes: true, run: insert },
  update: { keys: ['updates'], writes: true, run: update },
  delete: { keys: ['deletes'], writes: true, run: remove },
  findAndModify: { keys: MODIFY, writes: true, run: findAndModify },
  create: { keys: [], writes: true, outside: true, run: create },
  drop: { keys: [], writes: true, outside: true, run: drop },
  dropDatabase: { keys: [], writes: true, outside: true, run: dropDatabase },
  createIndexes: { keys: ['indexes'], writes: true, outside: true, run: createIndexes },
  dropIndexes: { keys: ['index'], writes: true, outside: true, run: dropIndexes },
};
