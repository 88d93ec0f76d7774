import { decode, type Doc } from '../bson/codec.ts';
import { compileFilter, type Scope } from '../query/match.ts';
import { sortDocuments, type SortKeys } from '../query/sort.ts';
import { type Collection, firstRow, lastRow } from './catalog.ts';
import { choosePlan, type Plan } from './plan.ts';
import type { Sqlite, SqlValue } from './sqlite.ts';
import type { Row } from './table.ts';

export interface Query {
  filter: Doc;
  sort: SortKeys;
  skip: number;
  /** 0 is no limit. */
  limit: number;
}
export interface Found extends Row {
  scope: Scope;
}

const JOIN = 'FROM entries e CROSS JOIN documents d ON d.id=e.id WHERE e.idx=? AND e.k>=? AND e.k<? ORDER BY';

interface RawRow {
  id: number;
  typed: number;
  doc: Uint8Array;
}

/** The rows of a filter in order, by the best index there is. */
export function findRows(sqlite: Sqlite, collection: Collection | undefined, query: Query): Found[] {
  const matches = compileFilter(query.filter);
  if (!collection) return [];
  const { filter, sort, skip, limit } = query;
  const plan = choosePlan(collection, filter, sort, limit > 0);
  const ordered = !sort.length || plan.sorted;
  const pushed = ordered && plan.exact && !plan.repeats && plan.intervals.length < 2;
  const wanted = ordered && limit ? skip + limit : Infinity;
  const found: Found[] = [];
  const seen = plan.repeats ? new Set<number>() : undefined;
  for (const raw of scan(sqlite, collection, plan, pushed ? limit : 0, pushed ? skip : 0)) {
    if (seen?.has(raw.id)) continue;
    seen?.add(raw.id);
    const doc = decode(raw.doc, raw.typed === 1);
    const scope: Scope = {};
    if (!matches(doc, scope)) continue;
    found.push({ id: raw.id, typed: raw.typed === 1, doc, scope });
    if (!pushed && found.length >= wanted) break;
  }
  if (pushed) return found;
  const sorted = ordered ? found : sortDocuments(found, sort, (row) => row.doc);
  return skip || limit ? sorted.slice(skip, limit ? skip + limit : undefined) : sorted;
}

function* scan(
  sqlite: Sqlite,
  collection: Collection,
  plan: Plan,
  limit: number,
  skip: number,
): Generator<RawRow> {
  const bounds = [limit || -1, skip];
  if (!plan.index) {
    const sql = sqlite.sql(
      'SELECT id, typed, doc FROM documents WHERE id BETWEEN ? AND ? ORDER BY id LIMIT ? OFFSET ?',
    );
    yield* sql.iterate(firstRow(collection), lastRow(collection), ...bounds) as Iterable<RawRow>;
    return;
  }
  const order = plan.reverse ? 'e.k DESC, e.id DESC' : 'e.k, e.id';
  const sql = sqlite.sql(`SELECT d.id, d.typed, d.doc ${JOIN} ${order} LIMIT ? OFFSET ?`);
  for (const { from, to } of plan.intervals) {
    yield* sql.iterate(plan.index.id, from, to, ...bounds) as Iterable<RawRow>;
  }
}

/** How many documents pass, from the index alone where it decides. */
export function countRows(
  sqlite: Sqlite,
  collection: Collection | undefined,
  { filter, skip, limit }: Query,
): number {
  const matches = compileFilter(filter);
  if (!collection) return 0;
  const plan = choosePlan(collection, filter, [], false);
  let total = 0;
  if (plan.exact && !plan.repeats) {
    const index = plan.index ?? collection.indexes[0]!;
    const bounds = plan.index ? plan.intervals : [{ from: Buffer.alloc(0), to: Buffer.from([0xff, 0xff]) }];
    const sql = sqlite.sql('SELECT count(*) AS n FROM entries WHERE idx=? AND k>=? AND k<?');
    for (const { from, to } of bounds)
      total += (sql.get(index.id, from as SqlValue, to as SqlValue) as { n: number }).n;
  } else {
    const seen = new Set<number>();
    for (const raw of scan(sqlite, collection, plan, 0, 0)) {
      if (!seen.has(raw.id) && matches(decode(raw.doc, raw.typed === 1), {})) seen.add(raw.id);
    }
    total = seen.size;
  }
  const left = Math.max(0, total - skip);
  return limit ? Math.min(left, limit) : left;
}

/**
 * What explain() tells: `winningPlan` is { stage: 'IXSCAN', indexName, keyPattern, direction, exact } or
 * { stage: 'COLLSCAN' }; a sort the index does not give stands around it as { stage: 'SORT', inputStage }.
 */
export function explainQuery(collection: Collection | undefined, namespace: string, query: Query): Doc {
  const plan = collection && choosePlan(collection, query.filter, query.sort, query.limit > 0);
  const access: Doc = plan?.index
    ? {
        stage: 'IXSCAN',
        indexName: plan.index.name,
        keyPattern: plan.index.spec.key,
        direction: plan.reverse ? 'backward' : 'forward',
        exact: plan.exact,
      }
    : { stage: collection ? 'COLLSCAN' : 'EOF' };
  const sorts = query.sort.length > 0 && plan !== undefined && !plan.sorted;
  const winningPlan = sorts
    ? { stage: 'SORT', sortPattern: Object.fromEntries(query.sort), inputStage: access }
    : access;
  return { queryPlanner: { namespace, winningPlan, rejectedPlans: [] }, ok: 1 };
}
