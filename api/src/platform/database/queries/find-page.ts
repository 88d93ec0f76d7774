import type { Model, mongo, QueryFilter } from 'mongoose';
import { MOST_COUNTED, offsetOf, Page, type PageRequest } from '../../../shared/page.ts';
import { hotFind, isEmbedded } from './hot-read.ts';
import { countIn } from './kept-counts.ts';

/**
 * Returns one page and the total. `filter` and `sort` need a declared index that serves both. A page that is not full
 * is the last one and gives the total; otherwise the total is counted (`kept-counts.ts`), that of a search up to
 * `MOST_COUNTED`. MongoDB is asked without Mongoose's queries; the embedded engine reads within them, in turns.
 */
export async function findPage<Document, Entity>(
  model: Model<Document>,
  query: {
    filter: QueryFilter<Document>;
    sort: Record<string, 1 | -1>;
    request: PageRequest;
    /** Set when no index decides the filter: what it finds is counted as that of a search. */
    isUnindexed?: boolean;
  },
  toEntity: (document: Document) => Entity,
): Promise<Page<Entity>> {
  const { filter, sort, request } = query;
  const part = { skip: offsetOf(request), limit: request.limit };
  const found = isEmbedded(model)
    ? await model.find(filter).sort(sort).skip(part.skip).limit(part.limit).lean<Document[]>()
    : await hotFind(model, stored(model, filter), { sort, ...part });
  return pageOf(model, query, found.map(toEntity));
}

/**
 * Does the same with a hot read: for polled lists and filters whose values have their stored form. A hot read gives
 * others no turn, so searches go to `findPage`.
 */
export async function hotPage<Document, Entity>(
  model: Model<Document>,
  query: { filter: mongo.Filter<mongo.Document>; sort: Record<string, 1 | -1>; request: PageRequest },
  toEntity: (document: Document) => Entity,
): Promise<Page<Entity>> {
  const { filter, sort, request } = query;
  if (hasPattern(filter))
    return findPage(model, { ...query, filter: filter as QueryFilter<Document> }, toEntity);
  const found = await hotFind(model, filter, { sort, skip: offsetOf(request), limit: request.limit });
  return pageOf(model, { filter: filter as QueryFilter<Document>, request }, found.map(toEntity));
}

async function pageOf<Document, Entity>(
  model: Model<Document>,
  {
    filter,
    request,
    isUnindexed = false,
  }: { filter: QueryFilter<Document>; request: PageRequest; isUnindexed?: boolean },
  items: Entity[],
): Promise<Page<Entity>> {
  const offset = offsetOf(request);
  const isLast = items.length < request.limit && (items.length > 0 || offset === 0);
  if (isLast) return new Page(items, offset + items.length, request);
  // A search checks the documents one by one, because no index decides it.
  if (isUnindexed || hasPattern(filter)) {
    const counted = await model.countDocuments(filter, { limit: MOST_COUNTED + 1 });
    return new Page(items, Math.min(counted, MOST_COUNTED), request, counted > MOST_COUNTED);
  }
  const counted = await countIn(model, filter);
  // What the page shows may have been added by another process since the count.
  return new Page(items, items.length > 0 ? Math.max(counted, offset + items.length) : counted, request);
}

/** Returns a filter with the values in their stored form, as Mongoose's queries send it. */
export function stored<Document>(model: Model<Document>, filter: QueryFilter<Document>) {
  const query = model.find(filter);
  query.cast(model);
  return query.getFilter() as mongo.Filter<mongo.Document>;
}

const hasPattern = (value: unknown): boolean =>
  value instanceof RegExp ||
  (typeof value === 'object' && value !== null && Object.values(value).some(hasPattern));
