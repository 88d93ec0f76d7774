import mongoose from 'mongoose';
import { type Doc, encode, type Encoded } from '../bson/codec.ts';
import { refused } from '../bson/errors.ts';
import { compileProjection } from '../query/project.ts';
import { compileFilter } from '../query/match.ts';
import type { Collection } from '../store/catalog.ts';
import { findRows, type Query } from '../store/read.ts';
import type { Store } from '../store/store.ts';
import { prepare } from '../store/table.ts';
import { compileUpdate, newDocument, type UpdateRequest } from '../update/request.ts';
import { collectionOf, type Command, type Context, queryOf } from './commands.ts';

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
    const next = store.table.change(collection, row, (doc) => change(doc, row.scope));
    outcome.modified += Number(next !== undefined);
    outcome.after ??= next?.doc ?? row.doc;
  }
  if (rows.length || request.upsert !== true) return outcome;
  const encoded = prepare(encode(newDocument(query.filter, request, change)));
  store.table.insert(collection, encoded);
  return { ...outcome, upserted: encoded.doc, after: encoded.doc };
}

/** Deletes what a query finds. Must run inside Store.write. */
export function removeRows(store: Store, collection: Collection | undefined, query: Query): Doc[] {
  const rows = findRows(store.writer, collection, query);
  for (const row of rows) store.table.remove(collection!, row);
  return rows.map(({ doc }) => doc);
}

/** Each statement by itself: an ordered batch ends at the first that is refused, and says why. */
function batch(
  { transaction }: Context,
  command: Doc,
  statements: unknown,
  run: (statement: Doc, index: number) => void,
): Doc {
  const writeErrors: Doc[] = [];
  for (const [index, statement] of (statements as Doc[]).entries()) {
    try {
      run(statement, index);
    } catch (error) {
      if (!(error instanceof MongoServerError) || transaction) throw error;
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
    const encoded: Encoded = prepare(encode(doc, context.ignoreUndefined));
    context.store.table.insert(collection, encoded);
    n++;
  });
  return { n, ...errors };
}

function updates(context: Context, command: Doc): Doc {
  const collection = target(context, command.update);
  const upserted: Doc[] = [];
  const done = { n: 0, nModified: 0 };
  const errors = batch(
    context,
    command,
    command.updates,
    ({ q, u, multi, upsert, arrayFilters, sort, ...other }, index) => {
      checkOthers(other);
      const query = queryOf({ filter: q, sort, limit: multi ? 0 : 1 });
      const outcome = update(context.store, collection, query, { update: u as Doc, upsert, arrayFilters });
      done.n += outcome.matched + (outcome.upserted ? 1 : 0);
      done.nModified += outcome.modified;
      if (outcome.upserted) upserted.push({ index, _id: outcome.upserted._id });
    },
  );
  return { ...done, ...(upserted.length ? { upserted } : {}), ...errors };
}

function deletes(context: Context, command: Doc): Doc {
  let n = 0;
  const errors = batch(context, command, command.deletes, ({ q, limit, ...other }) => {
    checkOthers(other);
    n += removeRows(
      context.store,
      collectionOf(context, command.delete),
      queryOf({ filter: q, limit }),
    ).length;
  });
  return { n, ...errors };
}

function findAndModify(context: Context, command: Doc): Doc {
  const { query: filter, sort, fields, update: changes, upsert, arrayFilters } = command;
  const query = queryOf({ filter, sort, limit: 1 });
  const shape = (doc: Doc | undefined) =>
    doc ? projected(doc, query.filter, fields as Doc | undefined) : null;
  if (command.remove) {
    const [value] = removeRows(context.store, collectionOf(context, command.findAndModify), query);
    return { value: shape(value), lastErrorObject: { n: value ? 1 : 0 } };
  }
  const collection = target(context, command.findAndModify);
  const outcome = update(context.store, collection, query, { update: changes as Doc, upsert, arrayFilters });
  const upserted = outcome.upserted && { upserted: outcome.upserted._id };
  const lastErrorObject = {
    n: outcome.matched || (upserted ? 1 : 0),
    updatedExisting: outcome.matched > 0,
    ...upserted,
  };
  return { value: shape(command.new ? outcome.after : outcome.before), lastErrorObject };
}

function projected(doc: Doc, filter: Doc, fields: Doc | undefined): Doc {
  if (!fields || !Object.keys(fields).length) return doc;
  const scope = {};
  compileFilter(filter)(doc, scope);
  return compileProjection(fields, true)(doc, scope);
}

function checkOthers(other: Doc): void {
  for (const [key, value] of Object.entries(other))
    if (value !== null && value !== false) throw refused(`the option "${key}"`);
}

const MODIFY = ['query', 'sort', 'fields', 'update', 'remove', 'new', 'upsert', 'arrayFilters'];

export const writeCommands: Record<string, Command> = {
  insert: { keys: ['documents'], writes: true, run: insert },
  update: { keys: ['updates'], writes: true, run: updates },
  delete: { keys: ['deletes'], writes: true, run: deletes },
  findAndModify: { keys: MODIFY, writes: true, run: findAndModify },
};
