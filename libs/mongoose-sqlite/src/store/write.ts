import { decode, type Doc, encode, field, ObjectId } from '../bson/codec.ts';
import { equal } from '../bson/compare.ts';
import { invalidArgument, serverError } from '../bson/errors.ts';
import { compilePipeline, type Source } from '../aggregate/stages.ts';
import { applyUpdate, equalities } from '../update/apply.ts';
import { parseUpdate, type Update } from '../update/parse.ts';
import type { Collection } from './catalog.ts';
import { indexKeys } from './index-keys.ts';
import { findRows, type Found, type Query } from './read.ts';
import type { Store } from './store.ts';
import { prepare } from './table.ts';

export interface UpdateRequest {
  query: Query;
  update: Doc | Doc[];
  multi: boolean;
  replace: boolean;
  upsert: boolean;
  arrayFilters?: unknown;
}
export interface UpdateOutcome {
  matched: number;
  modified: number;
  upsertedId: unknown;
  before: Doc | null;
  after: Doc | null;
}

type Changer = (doc: Doc, found: Found | undefined) => Doc;

/** Updates, replaces or upserts. Must run inside Store.write. */
export function update(store: Store, collection: Collection, request: UpdateRequest): UpdateOutcome {
  const change = compileUpdate(request);
  const rows = findRows(store.writer, collection, { ...request.query, limit: request.multi ? 0 : 1 });
  const outcome: UpdateOutcome = {
    matched: rows.length,
    modified: 0,
    upsertedId: undefined,
    before: null,
    after: null,
  };
  for (const row of rows) {
    const old = encode(row.doc);
    const before = collection.indexes.map((index) => indexKeys(row.doc, index));
    const next = encode(change(row.doc, row));
    const changed = Buffer.compare(old.bytes, next.bytes) !== 0;
    if (changed) store.table.replace(collection, row.id, before, next);
    outcome.modified += Number(changed);
    outcome.before ??= decode(old.bytes, old.typed);
    outcome.after ??= next.doc;
  }
  if (rows.length || !request.upsert) return outcome;
  const encoded = prepare(upserted(request, change), false);
  store.table.insert(collection, encoded);
  return { ...outcome, upsertedId: encoded.doc._id, after: encoded.doc };
}

function upserted({ query, replace }: UpdateRequest, change: Changer): Doc {
  const base = equalities(query.filter);
  const start: Doc = replace ? {} : base;
  if (base._id !== undefined) start._id = base._id;
  const doc = change(start, undefined);
  return { _id: doc._id === undefined ? new ObjectId() : doc._id, ...doc };
}

function compileUpdate({ update: given, replace, arrayFilters }: UpdateRequest): Changer {
  if (Array.isArray(given)) {
    const run = compilePipeline(given);
    const none: Source = { find: () => [] };
    return (doc) => {
      const after = run([doc], none, {})[0]!;
      if (doc._id !== undefined && !equal(doc._id, after._id)) throw immutableId();
      return after;
    };
  }
  if (replace) {
    return (doc) => {
      const own = field(given, '_id');
      if (own !== undefined && doc._id !== undefined && !equal(own, doc._id)) throw immutableId();
      const id = doc._id ?? own;
      return id === undefined
        ? { ...given }
        : { _id: id, ...given, ...(own === undefined ? {} : { _id: id }) };
    };
  }
  const parsed: Update = parseUpdate(given, arrayFilters);
  return (doc, found) => {
    applyUpdate(doc, parsed, found ? { position: found.scope.position } : { inserting: true });
    return doc;
  };
}

const immutableId = () =>
  serverError(66, "After applying the update, the (immutable) field '_id' was found to have been altered");

/** What the native driver checks before it sends an update or a replacement. */
export function checkShape(update: unknown, replace: boolean): asserts update is Doc | Doc[] {
  if (update === null || typeof update !== 'object')
    throw invalidArgument('Update document must be an object');
  const operators = Object.keys(update).filter((key) => key.startsWith('$')).length;
  if (replace && (operators || Array.isArray(update))) {
    throw invalidArgument('Replacement document must not contain atomic operators');
  }
  if (!replace && !Array.isArray(update) && !operators)
    throw invalidArgument('Update document requires atomic operators');
}

/** Deletes the rows of a query and gives the first. Must run inside Store.write. */
export function remove(
  store: Store,
  collection: Collection,
  query: Query,
): { count: number; first: Doc | null } {
  const rows = findRows(store.writer, collection, query);
  for (const row of rows) store.table.remove(collection, row);
  return { count: rows.length, first: rows[0]?.doc ?? null };
}
