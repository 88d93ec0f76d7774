import { decode, type Doc } from '../bson/codec.ts';
import { compileFilter, type Scope } from '../query/match.ts';
import { sortDocuments, type SortKeys } from '../query/path.ts';
import { type Collection, rowsOf } from './catalog.ts';
import { choosePlan, type Plan } from './plan.ts';
import type { Sqlite } from './store.ts';
import type { Row } from './table.ts';

export interface Query {
  filter: Doc;
  sort: SortKeys;
  skip: number;
  /** 0 is no limit. */
  limit: number;
}
export const everything = (filter: Doc): Query => ({ filter, sort: [], skip: 0, limit: 0 });

export type Found = Row & { scope: Scope };

/** The rows of a filter in order, by the best index there is. */
export function findRows(sqlite: Sqlite, collection: Collection | undefined, query: Query): Found[] {
  const matches = compileFilter(query.filter);
  if (!collection) return [];
  const { sort, skip, limit } = query;
  const plan = choosePlan(collection, query.filter, sort, limit > 0);
  const ordered = !sort.length || plan.sorted;
  // SQLite skips and limits where the index alone decides.
  const pushed = ordered && plan.exact && plan.intervals.length < 2;
  const found: Found[] = [];
  const seen = plan.index?.multikey ? new Set<number>() : undefined;
  const window = pushed ? { limit, skip } : undefined;
  for (const { id, typed, doc: bytes } of scan(sqlite, collection, plan, window)) {
    if (seen?.has(id)) continue;
    seen?.add(id);
    const scope: Scope = {};
    const doc = decode(bytes, typed === 1);
    if (!matches(doc, scope)) continue;
    found.push({ id, bytes, doc, scope });
    if (ordered && limit && found.length >= limit + (pushed ? 0 : skip)) break;
  }
  if (pushed) return found;
  const sorted = ordered ? found : sortDocuments(found, sort, (row) => row.doc);
  return skip || limit ? sorted.slice(skip, limit ? skip + limit : undefined) : sorted;
}

type Stored = { id: number; typed: number; doc: Uint8Array };

/** All rows at once where SQLite limits them, else one by one. */
function* scan(sqlite: Sqlite, collection: Collection, plan: Plan, pushed?: { limit: number; skip: number }) {
  const bounds = [pushed?.limit || -1, pushed?.skip ?? 0];
  const order = plan.reverse ? 'k DESC, id DESC' : 'k, id';
  const keys = `SELECT id FROM entries WHERE idx=? AND k>=? AND k<? ORDER BY ${order} LIMIT ? OFFSET ?`;
  const statement = sqlite.sql(
    plan.index
      ? `SELECT d.id, d.typed, d.doc FROM (${keys}) e CROSS JOIN documents d ON d.id=e.id`
      : 'SELECT id, typed, doc FROM documents WHERE id BETWEEN ? AND ? ORDER BY id LIMIT ? OFFSET ?',
  );
  for (const { from, to } of plan.intervals) {
    const values = plan.index ? [plan.index.id, from, to, ...bounds] : [...rowsOf(collection), ...bounds];
    yield* (pushed ? statement.all(...values) : statement.iterate(...values)) as Iterable<Stored>;
  }
}

/** How many documents pass, from the index alone where it decides. */
export function countRows(sqlite: Sqlite, collection: Collection | undefined, query: Query): number {
  compileFilter(query.filter);
  const plan = collection && choosePlan(collection, query.filter, [], false);
  if (!plan?.exact) return findRows(sqlite, collection, { ...query, sort: [] }).length;
  const sql = sqlite.sql('SELECT count(*) AS n FROM entries WHERE idx=? AND k>=? AND k<?');
  const { id } = plan.index ?? collection!.indexes[0]!;
  const counts = plan.intervals.map(({ from, to }) => (sql.get(id, from, to) as { n: number }).n);
  const left = Math.max(0, counts.reduce((total, n) => total + n, 0) - query.skip);
  return query.limit ? Math.min(left, query.limit) : left;
}

/** What explain() tells; the README has its shape. */
export function explainQuery(collection: Collection | undefined, namespace: string, query: Query): Doc {
  const { filter, sort, limit } = query;
  const plan = collection && choosePlan(collection, filter, sort, limit > 0);
  const { name: indexName, spec } = plan?.index ?? {};
  const direction = plan?.reverse ? 'backward' : 'forward';
  const index = { stage: 'IXSCAN', indexName, keyPattern: spec?.key, direction, exact: plan?.exact };
  const access: Doc = spec ? index : { stage: collection ? 'COLLSCAN' : 'EOF' };
  const sorted = { stage: 'SORT', sortPattern: Object.fromEntries(sort), inputStage: access };
  return {
    queryPlanner: {
      namespace,
      winningPlan: plan && sort.length && !plan.sorted ? sorted : access,
      rejectedPlans: [],
    },
  };
}
