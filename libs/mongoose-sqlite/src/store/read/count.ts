import type { Collection } from '../catalog.ts';
import type { Interval } from '../cache/count-cache.ts';
import {
  DOCUMENTS_PER_TURN,
  growingChunks,
  matchesInTurns,
  MAX_CANDIDATES,
  pageOf,
  type Query,
} from './find.ts';
import { choosePlan, type Plan } from './plan.ts';
import { hasPrefixes, rowsByPrefixes, withoutPatterns } from './prefixes.ts';
import { Reader } from './reader.ts';
import type { Source } from './source.ts';
import type { Turns } from './turns.ts';

/** Counts the matching documents, from the index alone where it decides the filter. */
export function* countInTurns(
  source: Source,
  collection: Collection | undefined,
  query: Query,
): Turns<number> {
  const plan = collection && choosePlan(collection, query.filter, [], false);
  if (!plan?.exact) {
    const counted =
      collection && hasPrefixes(query.filter) ? yield* countByPrefixes(source, collection, query) : undefined;
    if (counted !== undefined) return counted;
    const { found, isPage } = yield* matchesInTurns(source, collection, { ...query, sort: [] }, () => true);
    return isPage ? found.length : pageOf(found, query).length;
  }
  const { id } = plan.index ?? collection!.indexes[0]!;
  const counted = plan.intervals.reduce((total, interval) => total + countEntries(source, id, interval), 0);
  const left = Math.max(0, counted - query.skip);
  return query.limit ? Math.min(left, query.limit) : left;
}

/**
 * Counts by the rows of prefix patterns, where an index decides all other conditions: reads the documents of a few, and of
 * many only those that may match in a way that no index decides. Undefined where that does not give the count.
 */
function* countByPrefixes(source: Source, collection: Collection, query: Query): Turns<number | undefined> {
  const { filter, skip, limit } = query;
  const plan = choosePlan(collection, withoutPatterns(filter), [], false);
  if (!plan.exact) return undefined;
  const found = yield* rowsByPrefixes(source, collection, filter, {
    most: MAX_CANDIDATES,
    wantsCertain: true,
  });
  if (!found) return undefined;
  const { candidates } = found;
  const isOfFew = candidates !== undefined && candidates.size <= FEW;
  const certain = isOfFew ? new Set<number>() : found.certain;
  const enough = limit ? skip + limit : Infinity;
  let n = yield* countAmong(source, collection, plan, { certain, enough });
  if (n < enough && !candidates) return undefined;
  const reader = new Reader(source, collection, plan, [plan.intervals[0]!]);
  let examined = 0;
  for (const row of n < enough ? candidates! : []) {
    if (certain.has(row)) continue;
    if (++examined % DOCUMENTS_PER_TURN === 0) yield;
    const stored = reader.read(row, Infinity);
    if (stored && query.matches(stored.doc, {}) && ++n >= enough) break;
  }
  return Math.max(0, Math.min(n, enough) - skip);
}

/** Counts the certain rows that an exact plan has as well, at least as far as `enough`. */
function* countAmong(
  source: Source,
  collection: Collection,
  plan: Plan,
  { certain, enough }: { certain: Set<number>; enough: number },
): Turns<number> {
  if (!plan.index || certain.size === 0) return certain.size;
  let n = 0;
  for (const interval of plan.intervals)
    for (const { rows } of growingChunks(new Reader(source, collection, plan, [interval]), plan)) {
      for (const row of rows) if (certain.has(row)) n++;
      if (n >= enough) return n;
      yield;
    }
  return n;
}

/** So many documents are read faster than the rows of an index. */
const FEW = 500;
const MAX_BETWEEN = 100;
const BETWEEN = `SELECT 1 FROM entries WHERE idx=? AND k>=? AND k<? LIMIT ${MAX_BETWEEN}`;

/** Counts the entries of an index in an interval. */
export function countEntries({ store, sqlite }: Source, index: number, interval: Interval): number {
  const inside = sqlite === store.writer;
  const cached = store.countCache.get(index, interval, inside);
  if (cached !== undefined) return cached;
  // A range up to now differs each time, but has hardly more entries than the last one.
  for (const { n, between, times } of store.countCache.neighbours(index, interval, inside)) {
    const more = sqlite.sql(`SELECT count(*) AS n FROM (${BETWEEN})`).get(index, ...between) as { n: number };
    if (more.n < MAX_BETWEEN) return n + times * more.n;
  }
  const sql = sqlite.sql('SELECT count(*) AS n FROM entries WHERE idx=? AND k>=? AND k<?');
  const { n } = sql.get(index, ...interval) as { n: number };
  if (!store.isOpen) store.countCache.set(index, interval, n);
  return n;
}
