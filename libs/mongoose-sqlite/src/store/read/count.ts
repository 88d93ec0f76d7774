import type { Collection } from '../catalog.ts';
import type { Interval } from '../cache/count-cache.ts';
import { cut, passingInTurns, type Query } from './find.ts';
import { choosePlan } from './plan.ts';
import type { Source } from './source.ts';
import type { Turns } from './turns.ts';

/** How many documents pass; read from the index alone where it decides the filter. */
export function* countInTurns(
  source: Source,
  collection: Collection | undefined,
  query: Query,
): Turns<number> {
  const plan = collection && choosePlan(collection, query.filter, [], false);
  if (!plan?.exact) {
    const { found, isCut } = yield* passingInTurns(source, collection, { ...query, sort: [] }, () => true);
    return isCut ? found.length : cut(found, query).length;
  }
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
