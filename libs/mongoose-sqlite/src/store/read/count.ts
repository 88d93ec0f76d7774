import type { Collection } from '../catalog.ts';
import type { Interval } from '../cache/count-cache.ts';
import { pageOf, matchesInTurns, type Query } from './find.ts';
import { choosePlan } from './plan.ts';
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
    const { found, isPage } = yield* matchesInTurns(source, collection, { ...query, sort: [] }, () => true);
    return isPage ? found.length : pageOf(found, query).length;
  }
  const { id } = plan.index ?? collection!.indexes[0]!;
  const counted = plan.intervals.reduce((total, interval) => total + countEntries(source, id, interval), 0);
  const left = Math.max(0, counted - query.skip);
  return query.limit ? Math.min(left, query.limit) : left;
}

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
