import mongoose from 'mongoose';
import { type Doc, encode } from '../bson/codec.ts';
import { onlyKnown } from '../bson/errors.ts';
import { compileFilter } from '../query/match.ts';
import type { Collection } from '../store/catalog.ts';
import { findRows, type Query } from '../store/read.ts';
import type { Store } from '../store/store.ts';
import { changeRow, insertRow, removeRow } from '../store/table.ts';
import { compileUpdate, newDocument, type UpdateRequest } from '../update/apply.ts';
import { collectionOf, type Command, type Context, queryOf, shaper } from './reads.ts';

const { MongoServerError } = mongoose.mongo;

interface Outcome {
  matched: number;
  modified: number;
  upserted?: Doc;
  before?: Doc;
  after?: Doc;
}

const target = ({ store, db }: Context, name: unknown) => store.catalog.ensure(db, String(name));

/** Updates, replaces or upserts what a query finds. Must run inside Store.write. */
function update(store: Store, collection: Collection, query: Query, request: UpdateRequest): Outcome {
  const change = compileUpdate(request);
  const rows = findRows(store.writer, collection, query);
  const outcome: Outcome = { matched: rows.length, modified: 0 };
  for (const row of rows) {
    outcome.before ??= encode(row.doc).doc;
    const next = changeRow(store, collection, row, (doc) => change(doc, row.scope));
    if (next) outcome.modified++;
    outcome.after ??= next?.doc ?? row.doc;
  }
  if (rows.length || request.upsert !== true) return outcome;
  const upserted = insertRow(store, collection, newDocument(query.filter, request, change));
  return { ...outcome, upserted, after: upserted };
}

/** Deletes what a query finds. Must run inside Store.write. */
export function removeRows(store: Store, collection: Collection | undefined, query: Query): Doc[] {
  const rows = findRows(store.writer, collection, query);
  for (const row of rows) removeRow(store, collection!, row);
  return rows.map(({ doc }) => doc);
}

/** Each statement by itself: an ordered batch ends at the first that is refused, and says why. */
function batch(context: Context, command: Doc, list: unknown, run: (one: Doc, index: number) => void): Doc {
  const writeErrors: Doc[] = [];
  for (const [index, statement] of (list as Doc[]).entries()) {
    try {
      run(statement, index);
    } catch (error) {
      if (!(error instanceof MongoServerError) || context.transaction) throw error;
      const { code, message, keyPattern, keyValue } = error;
      writeErrors.push({ index, code, errmsg: message, ...(keyPattern ? { keyPattern, keyValue } : {}) });
      if (command.ordered !== false) break;
    }
  }
  return writeErrors.length ? { writeErrors } : {};
}

function insert(context: Context, command: Doc): Doc {
  const collection = target(context, command.insert);
  let n = 0;
  const errors = batch(context, command, command.documents, (doc) => {
    insertRow(context.store, collection, doc, context.ignoreUndefined);
    n++;
  });
  return { n, ...errors };
}

function updates(context: Context, command: Doc): Doc {
  const collection = target(context, command.update);
  const upserted: Doc[] = [];
  const done = { n: 0, nModified: 0 };
  const errors = batch(context, command, command.updates, (statement, index) => {
    const { q, u, multi, upsert, arrayFilters, sort, ...other } = statement;
    onlyKnown('update', other);
    const query = queryOf({ filter: q, sort, limit: multi ? 0 : 1 });
    const outcome = update(context.store, collection, query, { update: u, upsert, arrayFilters });
    done.n += outcome.matched + (outcome.upserted ? 1 : 0);
    done.nModified += outcome.modified;
    if (outcome.upserted) upserted.push({ index, _id: outcome.upserted._id });
  });
  return { ...done, ...(upserted.length ? { upserted } : {}), ...errors };
}

function deletes(context: Context, command: Doc): Doc {
  const collection = collectionOf(context, command.delete);
  let n = 0;
  const errors = batch(context, command, command.deletes, ({ q, limit, ...other }) => {
    onlyKnown('delete', other);
    n += removeRows(context.store, collection, queryOf({ filter: q, limit })).length;
  });
  return { n, ...errors };
}

function findAndModify(context: Context, command: Doc): Doc {
  const query = queryOf({ ...command, limit: 1 });
  const shape = (doc: Doc | undefined) => (doc ? projected(doc, query.filter, command.fields) : null);
  if (command.remove) {
    const [value] = removeRows(context.store, collectionOf(context, command.findAndModify), query);
    return { value: shape(value), lastErrorObject: { n: value ? 1 : 0 } };
  }
  const collection = target(context, command.findAndModify);
  const request = command as Doc & UpdateRequest;
  const { matched, upserted, before, after } = update(context.store, collection, query, request);
  const about = { n: matched || (upserted ? 1 : 0), updatedExisting: matched > 0 };
  const lastErrorObject = upserted ? { ...about, upserted: upserted._id } : about;
  return { value: shape(command.new ? after : before), lastErrorObject };
}

function projected(doc: Doc, filter: Doc, fields: unknown): Doc {
  const scope = {};
  compileFilter(filter)(doc, scope);
  return shaper(fields)?.(doc, scope) ?? doc;
}

const MODIFY = ['query', 'sort', 'fields', 'update', 'remove', 'new', 'upsert', 'arrayFilters'];

export const writeCommands: Record<string, Command> = {
  insert: { keys: ['documents'], writes: true, run: insert },
  update: { keys: ['updates'], writes: true, run: updates },
  delete: { keys: ['deletes'], writes: true, run: deletes },
  findAndModify: { keys: MODIFY, writes: true, run: findAndModify },
};
