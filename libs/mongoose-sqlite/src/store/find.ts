import type mongoose from 'mongoose';
import { bsonType, type Doc } from '../bson/wire.ts';
import { encodeKey, successor } from '../bson/values.ts';
import { compileFilter, type Predicate, type Scope } from '../query/match.ts';
import { sortDocuments, type SortKeys } from '../query/path.ts';
import { type Collection, rowsOf } from './catalog.ts';
import type { Stored } from './documents.ts';
import { type Interval, nameOf } from './counts.ts';
import { choosePlan, type Plan } from './plan.ts';
import type { Sqlite } from './sqlite.ts';
import type { Store } from './store.ts';

type ObjectId = mongoose.mongo.ObjectId;
/** Where a command reads: `sqlite` is the connection that sees what it may see. */
export type Source = { store: Store; sqlite: Sqlite };
/** A limit of 0 is none. */
export type Query = { filter: Doc; matches: Predicate; sort: SortKeys; skip: number; limit: number };
/** A stored document, and where the filter that found it matched. */
export type Row = { id: number; stored: Stored; scope: Scope };

/** The query for all documents of a filter. */
export const everything = (filter: Doc): Query => {
  return { filter, matches: predicate(filter), sort: [], skip: 0, limit: 0 };
};

/** What passes a filter. */
export const predicate = (filter: Doc): Predicate => (onlyId(filter) ? () => true : compileFilter(filter));

/** The id that a filter asks for, if it is an ObjectId and nothing else is asked. */
function onlyId(filter: Doc): ObjectId | undefined {
  const { _id } = filter;
  if (_id === undefined || bsonType(_id) !== 'ObjectId') return undefined;
  return Object.keys(filter).length === 1 ? (_id as ObjectId) : undefined;
}

/** The row of an `_id`: what is asked for most, so that nothing is planned for it. */
function findById(source: Source, collection: Collection, id: ObjectId): Row | undefined {
  const { store, sqlite } = source;
  const { documents } = store;
  const name = `${collection.id} ${id.toHexString()}`;
  const known = documents.rowOf(name);
  const kept = known === undefined ? undefined : documents.kept(known, sqlite === store.writer);
  if (kept && id.equals(kept.doc._id as ObjectId)) return { id: known!, stored: kept, scope: {} };
  const key = encodeKey(id);
  const plan = { index: collection.indexes[0]!, intervals: [], exact: true };
  const reader = new Reader(source, collection, plan, [key, successor(key)]);
  const [row] = reader.ids(0, 0);
  if (row === undefined) return undefined;
  documents.keepRow(name, row);
  return { id: row, stored: reader.read(row, 1), scope: {} };
}

/** The rows of a query in order, by the best index there is. */
export function findRows(source: Source, collection: Collection | undefined, query: Query): Row[] {
  if (!collection) return [];
  const { filter, matches, sort, skip, limit } = query;
  const id = onlyId(filter);
  if (id) {
    const row = skip ? undefined : findById(source, collection, id);
    return row ? [row] : [];
  }
  const plan = choosePlan(collection, filter, sort, limit > 0);
  const ordered = !sort.length || plan.order !== undefined;
  // SQLite skips and limits where the index alone decides.
  const pushed = ordered && plan.exact && plan.intervals.length < 2;
  const enough = ordered && limit ? limit + (pushed ? 0 : skip) : Infinity;
  const found: Row[] = [];
  const seen = plan.index?.multikey ? new Set<number>() : undefined;
  for (const interval of plan.intervals) {
    const part = new Reader(source, collection, plan, interval);
    let chunk = pushed ? part.ids(limit, skip) : part.ids(enough === Infinity ? 0 : CHUNK, 0);
    for (let size = CHUNK, offset = 0; ; size *= 4) {
      for (const id of chunk) {
        if (found.length >= enough) break;
        if (seen?.has(id)) continue;
        seen?.add(id);
        const stored = part.read(id, chunk.length);
        const scope: Scope = {};
        if (plan.exact || matches(stored.doc, scope)) found.push({ id, stored, scope });
      }
      // All was read, or the next part of it is not needed.
      if (pushed || enough === Infinity || chunk.length < size || found.length >= enough) break;
      offset += size;
      chunk = part.ids(size * 4, offset);
    }
    if (found.length >= enough) break;
  }
  if (pushed) return found;
  const sorted = ordered ? found : sortDocuments(found, sort, ({ stored }) => stored.doc);
  return skip || limit ? sorted.slice(skip, limit ? skip + limit : undefined) : sorted;
}

/** The first rows to look at where not all may be needed; each further time four times as many. */
const CHUNK = 32;
/** Documents that so many rows are read for at once are not kept for the next time. */
const MOST_KEPT = 200;
/** Limits that get a statement of their own: SQLite plans one anew for each bound limit. */
const MOST_LIMITS = 100;

/** Reads one interval of a plan, or a whole collection. */
class Reader {
  readonly #sql: string;
  readonly #values: (number | Buffer)[];
  readonly #inside: boolean;

  constructor(
    private readonly source: Source,
    collection: Collection,
    private readonly plan: Plan,
    private readonly interval: Interval,
  ) {
    const { index, order } = plan;
    this.#inside = source.sqlite === source.store.writer;
    this.#values = index ? [index.id, ...interval] : rowsOf(collection);
    this.#sql = !index ? ALL : order === -1 ? BACKWARDS : FORWARDS;
  }

  /** The rows in order. */
  ids(limit: number, skip: number): readonly number[] {
    const { store } = this.source;
    const { index, order = 1 } = this.plan;
    if (!index || (store.isOpen && this.#inside)) return this.#read(limit, skip);
    const question = `${index.id} ${order} ${limit} ${skip} ${nameOf(this.interval)}`;
    const kept = store.answers.find(question);
    if (kept) return kept;
    const ids = this.#read(limit, skip);
    store.answers.keep(question, index.id, ids);
    return ids;
  }

  // As one text: one value is much cheaper to hand over than many rows.
  #read(limit: number, skip: number): number[] {
    const own = !skip && limit <= MOST_LIMITS;
    const statement = this.source.sqlite.sql(`${this.#sql} LIMIT ${own ? limit || -1 : '? OFFSET ?'})`);
    const bounds = own ? [] : [limit || -1, skip];
    const { ids } = statement.get(...this.#values, ...bounds) as { ids: string | null };
    return ids === null ? [] : ids.split(',').map(Number);
  }

  read(id: number, among: number): Stored {
    const { store, sqlite } = this.source;
    return store.documents.read(sqlite, id, this.#inside, among <= MOST_KEPT);
  }
}

const ALL =
  'SELECT group_concat(id) AS ids FROM (SELECT id FROM documents WHERE id BETWEEN ? AND ? ORDER BY id';
const ENTRIES = 'SELECT group_concat(id) AS ids FROM (SELECT id FROM entries WHERE idx=? AND k>=? AND k<?';
const FORWARDS = `${ENTRIES} ORDER BY k, id`;
const BACKWARDS = `${ENTRIES} ORDER BY k DESC, id DESC`;

/** How many documents pass; read from the index alone where it decides the filter. */
export function countRows(source: Source, collection: Collection | undefined, query: Query): number {
  const plan = collection && choosePlan(collection, query.filter, [], false);
  if (!plan?.exact) return findRows(source, collection, { ...query, sort: [] }).length;
  const { id } = plan.index ?? collection!.indexes[0]!;
  const counted = plan.intervals.reduce((total, interval) => total + countEntries(source, id, interval), 0);
  const left = Math.max(0, counted - query.skip);
  return query.limit ? Math.min(left, query.limit) : left;
}

const MOST_BETWEEN = 100;
const BETWEEN = `SELECT 1 FROM entries WHERE idx=? AND k>=? AND k<? LIMIT ${MOST_BETWEEN}`;

/** How many entries of an index lie in an interval. */
export function countEntries({ store, sqlite }: Source, index: number, interval: Interval): number {
  const inside = sqlite === store.writer;
  const kept = store.counts.find(index, interval, inside);
  if (kept !== undefined) return kept;
  // A range up to now is another one each time, but hardly more lies in it than in the last one.
  for (const { n, between, times } of store.counts.neighbours(index, interval, inside)) {
    const more = sqlite.sql(`SELECT count(*) AS n FROM (${BETWEEN})`).get(index, ...between) as { n: number };
    if (more.n < MOST_BETWEEN) return n + times * more.n;
  }
  const sql = sqlite.sql('SELECT count(*) AS n FROM entries WHERE idx=? AND k>=? AND k<?');
  const { n } = sql.get(index, ...interval) as { n: number };
  if (!store.isOpen) store.counts.keep(index, interval, n);
  return n;
}
