import type mongoose from 'mongoose';
import { bsonType, type Doc } from '../../bson/wire.ts';
import { encodeKey, successor } from '../../bson/values.ts';
import { compileFilter, type Predicate, type Scope } from '../../query/match.ts';
import { sortDocuments, type SortKeys } from '../../query/path.ts';
import { hasBeginnings, rowsByBeginnings } from './prefixes.ts';
import type { Collection } from '../catalog.ts';
import type { Interval } from '../cache/count-cache.ts';
import type { Stored } from '../cache/document-cache.ts';
import { choosePlan, type Plan } from './plan.ts';
import { Reader } from './reader.ts';
import type { Source } from './source.ts';
import { atOnce, type Turns } from './turns.ts';

type ObjectId = mongoose.mongo.ObjectId;
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
  return { id: row, stored: reader.read(row, 1)!, scope: {} };
}

/** The rows of a query in order, by the best index there is. */
export const findRows = (source: Source, collection: Collection | undefined, query: Query): Row[] =>
  atOnce(rowsInTurns(source, collection, query));

/** The same, with a turn for everybody else whenever some milliseconds of documents were looked at. */
export function* rowsInTurns(source: Source, collection: Collection | undefined, query: Query): Turns<Row[]> {
  const { found, isOrdered, isCut } = yield* passingInTurns(source, collection, query, (row) => row);
  if (isCut) return found;
  return cut(isOrdered ? found : sortDocuments(found, query.sort, ({ stored }) => stored.doc), query);
}

/** A page of rows out of all. */
export const cut = <T>(rows: T[], { skip, limit }: Query): T[] =>
  skip || limit ? rows.slice(skip, limit ? skip + limit : undefined) : rows;

interface Passing<T> {
  found: T[];
  /** They are in the query's order. */
  isOrdered: boolean;
  /** They are the query's page. Otherwise there may be some before it. */
  isCut: boolean;
}

/** How the rows of a query are found. */
interface Way {
  plan: Plan;
  /** The only rows that may pass, where an index of texts tells. */
  named: Set<number> | undefined;
  /** These are looked at and the plan's index is not. */
  isAlone: boolean;
}

export function* wayTo(source: Source, collection: Collection, query: Query): Turns<Way> {
  const { filter, sort, limit } = query;
  const plan = choosePlan(collection, filter, sort, limit > 0);
  const named = yield* rowsByBeginnings(source, collection, filter, MOST_NAMED);
  return { plan, named, isAlone: named !== undefined && isQuicker(source, named.size, plan, query) };
}

/** What passes a query's filter, as `keep` makes it of each row: of pages in an index's order no more than are needed. */
export function* passingInTurns<T>(
  source: Source,
  collection: Collection | undefined,
  query: Query,
  keep: (row: Row) => T,
): Turns<Passing<T>> {
  const { filter, sort, skip, limit } = query;
  if (!collection) return { found: [], isOrdered: true, isCut: true };
  const id = onlyId(filter);
  if (id) {
    const row = skip ? undefined : findById(source, collection, id);
    return { found: row ? [keep(row)] : [], isOrdered: true, isCut: true };
  }
  const way = hasBeginnings(filter) ? yield* wayTo(source, collection, query) : undefined;
  const plan = way?.plan ?? choosePlan(collection, filter, sort, limit > 0);
  const named = way?.named;
  const alone = way?.isAlone ? named : undefined;
  const isOrdered = !sort.length || (!alone && plan.order !== undefined);
  // SQLite skips and limits where the index alone decides.
  const isCut = isOrdered && !alone && plan.exact && plan.intervals.length < 2;
  const enough = isOrdered && limit ? limit + (isCut ? 0 : skip) : Infinity;
  // A chunk may begin with rows of the last one when others were added meanwhile.
  const seen = !isCut && (plan.index?.multikey || enough < Infinity) ? new Set<number>() : undefined;
  const found: T[] = [];
  let isSame = true;
  let looked = 0;
  for (const { reader, rows } of chunksOf(source, collection, plan, { isCut, enough, alone, query })) {
    for (const row of rows) {
      if (found.length >= enough) return { found, isOrdered, isCut };
      if (seen?.has(row) || (named && !named.has(row))) continue;
      seen?.add(row);
      if (++looked % A_TURN === 0) {
        yield;
        isSame = false;
      }
      const stored = reader.read(row, rows.length);
      const scope: Scope = {};
      // What the index said may not be so any more.
      if (stored && ((plan.exact && isSame) || query.matches(stored.doc, scope)))
        found.push(keep({ id: row, stored, scope }));
    }
    if (found.length >= enough) break;
    if (rows.length === MOST_OF_A_CHUNK) yield;
  }
  return { found, isOrdered, isCut };
}

interface Wanted {
  isCut: boolean;
  /** How many are looked for at most. */
  enough: number;
  /** The rows that are looked at instead of those of the plan. */
  alone: Set<number> | undefined;
  query: Query;
}

/** The rows that may pass, as many at a time as are likely to be needed. */
function* chunksOf(
  source: Source,
  collection: Collection,
  plan: Plan,
  { isCut, enough, alone, query: { limit, skip } }: Wanted,
): Generator<{ reader: Reader; rows: readonly number[] }> {
  const read = (interval: Interval) => new Reader(source, collection, plan, interval);
  if (alone) {
    const rows = [...alone].sort((one, other) => one - other);
    return yield { reader: read(plan.intervals[0]!), rows };
  }
  for (const interval of plan.intervals) {
    const reader = read(interval);
    if (isCut) yield { reader, rows: reader.ids(limit, skip) };
    // The rows that an index has are read quickly; without one that takes a look at each document.
    else if (enough === Infinity && plan.index) yield { reader, rows: reader.ids(0, 0) };
    else yield* growing(reader, plan);
  }
}

function* growing(reader: Reader, { index }: Plan): Generator<{ reader: Reader; rows: readonly number[] }> {
  let rows = reader.ids(CHUNK, 0);
  for (let size = CHUNK, offset = 0; ;) {
    yield { reader, rows };
    if (rows.length < size) return;
    offset += size;
    size = Math.min(4 * size, MOST_OF_A_CHUNK);
    rows = index ? reader.ids(size, offset) : reader.idsBehind(rows.at(-1)!, size);
  }
}

/** Documents that are looked at in a turn: some milliseconds. */
const A_TURN = 100;
/** The first rows to look at where not all may be needed; each further time four times as many, up to `MOST_OF_A_CHUNK`. */
const CHUNK = 32;
const MOST_OF_A_CHUNK = 8_192;

/** More rows are not read from an index of texts: so many documents pass anywhere that a limit is soon reached. */
const MOST_NAMED = 20_000;
/** So many documents are read and sorted sooner than an order is looked through for them. */
const FEW = 1_000;

/** Whether to look at all of `named` rows, or along the plan's index for those that are among them. */
function isQuicker(
  { sqlite }: Source,
  named: number,
  { index, intervals, order }: Plan,
  query: Query,
): boolean {
  if (!index) return true;
  if (named > FEW && order !== undefined && query.limit > 0) return false;
  let planned = 0;
  for (const interval of intervals) {
    const most = named + 1 - planned;
    if (most <= 0) break;
    planned += (sqlite.sql(UP_TO).get(index.id, ...interval, most) as { n: number }).n;
  }
  return planned > named;
}

const UP_TO = 'SELECT count(*) AS n FROM (SELECT 1 FROM entries WHERE idx=? AND k>=? AND k<? LIMIT ?)';
