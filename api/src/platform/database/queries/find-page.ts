import type { Model, mongo, QueryFilter, SortOrder } from 'mongoose';
import { MOST_COUNTED, offsetOf, Page, type PageRequest } from '../../../shared/page.ts';
import { hotFind } from './hot-read.ts';

/**
 * Returns one page and the total. `filter` and `sort` need a declared index that serves both. A page that is not full
 * is the last one and gives the total; otherwise the total is counted, that of a search up to `MOST_COUNTED`.
 */
export async function findPage<Document, Entity>(
  model: Model<Document>,
  query: { filter: QueryFilter<Document>; sort: Record<string, SortOrder>; request: PageRequest },
  toEntity: (document: Document) => Entity,
): Promise<Page<Entity>> {
  const { filter, sort, request } = query;
  const { limit } = request;
  const found = await model.find(filter).sort(sort).skip(offsetOf(request)).limit(limit).lean<Document[]>();
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
  { filter, request }: { filter: QueryFilter<Document>; request: PageRequest },
  items: Entity[],
): Promise<Page<Entity>> {
  const offset = offsetOf(request);
  const isLast = items.length < request.limit && (items.length > 0 || offset === 0);
  if (isLast) return new Page(items, offset + items.length, request);
  // A search checks the documents one by one, because no index decides it.
  const isSearch = hasPattern(filter);
  const total = await model.countDocuments(filter, isSearch ? { limit: MOST_COUNTED + 1 } : {});
  const isMore = isSearch && total > MOST_COUNTED;
  return new Page(items, isMore ? MOST_COUNTED : total, request, isMore);
}

const hasPattern = (value: unknown): boolean =>
  value instanceof RegExp ||
  (typeof value === 'object' && value !== null && Object.values(value).some(hasPattern));
