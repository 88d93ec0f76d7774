import type mongoose from 'mongoose';
import { bsonType, type Doc } from '../../bson/wire.ts';
import { encodeKey, successor } from '../../bson/values.ts';
import { compileFilter, type Predicate, type Scope } from '../../query/match.ts';
import { sortDocuments, type SortKeys } from '../../query/path.ts';
import { hasPrefixes, rowsByPrefixes } from './prefixes.ts';
import type { Collection } from '../catalog.ts';
import type { Interval } from '../cache/count-cache.ts';
import type { StoredDocument } from '../cache/document-cache.ts';
import { choosePlan, type Plan } from './plan.ts';
import { Reader } from './reader.ts';
import type { Source } from './source.ts';
import { atOnce, type Turns } from './turns.ts';

type ObjectId = mongoose.mongo.ObjectId;
/** A limit of 0 means no limit. */
export type Query = { filter: Doc; matches: Predicate; sort: SortKeys; skip: number; limit: number };
/** A stored document, and the array position where its filter matched. */
export type Row = { id: number; stored: StoredDocument; scope: Scope };

/** Returns the query for all documents of a filter. */
export const queryAll = (filter: Doc): Query => {
  return { filter, matches: predicate(filter), sort: [], skip: 0, limit: 0 };
};

/** Compiles a filter. One that is only an ObjectId is decided by the lookup. */
export const predicate = (filter: Doc): Predicate => (onlyId(filter) ? () => true : compileFilter(filter));

/** Returns the `_id` of a filter that consists only of an ObjectId. */
function onlyId(filter: Doc): ObjectId | undefined {
  const { _id } = filter;
  if (_id === undefined || bsonType(_id) !== 'ObjectId') return undefined;
  return Object.keys(filter).length === 1 ? (_id as ObjectId) : undefined;
}

/** Finds the row of an `_id`: the most frequent query, so it skips planning. */
function findById(source: Source, collection: Collection, id: ObjectId): Row | undefined {
  const { store, sqlite } = source;
  const { documentCache } = store;
  const name = `${collection.id} ${id.toHexString()}`;
  const known = documentCache.rowOf(name);
  const kept = known === undefined ? undefined : documentCache.cached(known, sqlite === store.writer);
  if (kept && id.equals(kept.doc._id as ObjectId)) return { id: known!, stored: kept, scope: {} };
  const key = encodeKey(id);
  const plan = { index: collection.indexes[0]!, intervals: [], exact: true };
  const reader = new Reader(source, collection, plan, [[key, successor(key)]]);
  const [row] = reader.ids(0, 0);
  if (row === undefined) return undefined;
  documentCache.setRow(name, row);
  return { id: row, stored: reader.read(row, 1)!, scope: {} };
}

/** Finds the rows of a query in order, by the best index. */
export const findRows = (source: Source, collection: Collection | undefined, query: Query): Row[] =>
  atOnce(rowsInTurns(source, collection, query));

/** Does the same, and yields after every few milliseconds of examined documents. */
export function* rowsInTurns(source: Source, collection: Collection | undefined, query: Query): Turns<Row[]> {
  const { found, isOrdered, isPage } = yield* matchesInTurns(source, collection, query, (row) => row);
  if (isPage) return found;
  return pageOf(isOrdered ? found : sortDocuments(found, query.sort, ({ stored }) => stored.doc), query);
}

/** Returns the page of a query from all its rows. */
export const pageOf = <T>(rows: T[], { skip, limit }: Query): T[] =>
  skip || limit ? rows.slice(skip, limit ? skip + limit : undefined) : rows;

interface Matches<T> {
  found: T[];
  /** True if `found` is in the query's order. */
  isOrdered: boolean;
  /** True if `found` is the query's page. Otherwise the rows to skip may precede it. */
  isPage: boolean;
}

/** How the rows of a query are found. */
interface AccessPath {
  plan: Plan;
  /** The only rows that may match, if the filter has prefix patterns that an index serves. */
  candidates: Set<number> | undefined;
  /** True if the candidates are read instead of the plan's index. */
  readsCandidates: boolean;
}

export function* accessPath(source: Source, collection: Collection, query: Query): Turns<AccessPath> {
  const { filter, sort, limit } = query;
  const plan = choosePlan(collection, filter, sort, limit > 0);
  const rows = yield* rowsByPrefixes(source, collection, filter, {
    most: MAX_CANDIDATES,
    wantsCertain: false,
  });
  const candidates = rows?.candidates;
  return {
    plan,
    candidates,
    readsCandidates: candidates !== undefined && isCheaper(source, candidates.size, plan, query),
  };
}

/** Finds the rows that match a query and maps them by `keep`. Stops early if the index gives the order of a page. */
export function* matchesInTurns<T>(
  source: Source,
  collection: Collection | undefined,
  query: Query,
  keep: (row: Row) => T,
): Turns<Matches<T>> {
  const { filter, sort, skip, limit } = query;
  if (!collection) return { found: [], isOrdered: true, isPage: true };
  const id = onlyId(filter);
  if (id) {
    const row = skip ? undefined : findById(source, collection, id);
    return { found: row ? [keep(row)] : [], isOrdered: true, isPage: true };
  }
  const access = hasPrefixes(filter) ? yield* accessPath(source, collection, query) : undefined;
  const plan = access?.plan ?? choosePlan(collection, filter, sort, limit > 0);
  const candidates = access?.candidates;
  const rowsToRead = access?.readsCandidates ? candidates : undefined;
  const isOrdered = !sort.length || (!rowsToRead && plan.order !== undefined);
  // SQLite applies skip and limit if the index alone decides.
  const isOneRead = plan.intervals.length < 2 || plan.order !== undefined;
  const isPage = isOrdered && !rowsToRead && plan.exact && isOneRead;
  const enough = isOrdered && limit ? limit + (isPage ? 0 : skip) : Infinity;
  // A chunk may repeat rows of the last one if others were added between turns.
  const seen = !isPage && (plan.index?.multikey || enough < Infinity) ? new Set<number>() : undefined;
  const found: T[] = [];
  let isCurrent = true;
  let examined = 0;
  for (const { reader, rows } of chunksOf(source, collection, plan, { isPage, enough, rowsToRead, query })) {
    for (const row of rows) {
      if (found.length >= enough) return { found, isOrdered, isPage };
      if (seen?.has(row) || (candidates && !candidates.has(row))) continue;
      seen?.add(row);
      if (++examined % DOCUMENTS_PER_TURN === 0) {
        yield;
        isCurrent = false;
      }
      const stored = reader.read(row, rows.length);
      const scope: Scope = {};
      // After a yield the index may have changed, so the filter is checked again.
      if (stored && ((plan.exact && isCurrent) || query.matches(stored.doc, scope)))
        found.push(keep({ id: row, stored, scope }));
    }
    if (found.length >= enough) break;
    if (rows.length === MAX_CHUNK) yield;
  }
  return { found, isOrdered, isPage };
}

interface ChunkOptions {
  isPage: boolean;
  /** The most matches that are needed. */
  enough: number;
  /** The rows to read instead of those of the plan. */
  rowsToRead: Set<number> | undefined;
  query: Query;
}

/** Yields the rows that may match, as many at a time as are likely to be needed. */
function* chunksOf(
  source: Source,
  collection: Collection,
  plan: Plan,
  { isPage, enough, rowsToRead, query: { limit, skip } }: ChunkOptions,
): Generator<{ reader: Reader; rows: readonly number[] }> {
  const read = (intervals: Interval[]) => new Reader(source, collection, plan, intervals);
  if (rowsToRead) {
    const rows = [...rowsToRead].sort((one, other) => one - other);
    return yield { reader: read([plan.intervals[0]!]), rows };
  }
  // Several that give the order together are read as one. No value at all has no interval.
  const isMerged = plan.order !== undefined && plan.intervals.length > 1;
  const parts = isMerged ? [plan.intervals] : plan.intervals.map((interval) => [interval]);
  for (const part of parts) {
    const reader = read(part);
    if (isPage) yield { reader, rows: reader.ids(limit, skip) };
    // Row ids are cheap to read from an index, but a collection scan visits each document.
    else if (enough === Infinity && plan.index) yield { reader, rows: reader.ids(0, 0) };
    else yield* growingChunks(reader, plan);
  }
}

/** Yields the rows of a plan in chunks that grow. */
export function* growingChunks(
  reader: Reader,
  { index }: Plan,
): Generator<{ reader: Reader; rows: readonly number[] }> {
  let rows = reader.ids(FIRST_CHUNK, 0);
  for (let size = FIRST_CHUNK, offset = 0; ;) {
    yield { reader, rows };
    if (rows.length < size) return;
    offset += size;
    size = Math.min(4 * size, MAX_CHUNK);
    rows = index ? reader.ids(size, offset) : reader.idsAfter(rows.at(-1)!, size);
  }
}

/** Documents examined per turn: some milliseconds, up to thirty where each has the entries of a search. */
export const DOCUMENTS_PER_TURN = 50;
/** Rows in the first chunk if not all may be needed. Each further chunk has four times as many, up to `MAX_CHUNK`. */
const FIRST_CHUNK = 32;
const MAX_CHUNK = 8_192;

/** Prefixes with more rows are ignored: so many documents match that a limit is soon reached. */
export const MAX_CANDIDATES = 20_000;
/** So many documents are read and sorted faster than an index is scanned for them in order. */
const MAX_SORTED = 1_000;

/** Returns whether reading all candidates is cheaper than scanning the plan's index for them. */
function isCheaper(
  { sqlite }: Source,
  candidates: number,
  { index, intervals, order }: Plan,
  query: Query,
): boolean {
  if (!index) return true;
  if (candidates > MAX_SORTED && order !== undefined && query.limit > 0) return false;
  let planned = 0;
  for (const interval of intervals) {
    const most = candidates + 1 - planned;
    if (most <= 0) break;
    planned += (sqlite.sql(COUNT_UP_TO).get(index.id, ...interval, most) as { n: number }).n;
  }
  return planned > candidates;
}

const COUNT_UP_TO = 'SELECT count(*) AS n FROM (SELECT 1 FROM entries WHERE idx=? AND k>=? AND k<? LIMIT ?)';
