import type { Model, QueryFilter, SortOrder } from 'mongoose';
import { offsetOf, Page, type PageRequest } from '../../shared/page.ts';

/**
 * One page of a collection and its size. `filter` and `sort` need a declared index that serves both. A page that is not
 * full is the last one, and tells the size by itself; otherwise it is counted.
 */
export async function findPage<Document, Entity>(
  model: Model<Document>,
  query: { filter: QueryFilter<Document>; sort: Record<string, SortOrder>; request: PageRequest },
  toEntity: (document: Document) => Entity,
): Promise<Page<Entity>> {
  const { filter, sort, request } = query;
  const offset = offsetOf(request);
  const found = await model.find(filter).sort(sort).skip(offset).limit(request.limit).lean<Document[]>();
  const isLast = found.length < request.limit && (found.length > 0 || offset === 0);
  const total = isLast ? offset + found.length : await model.countDocuments(filter);
  return new Page(found.map(toEntity), total, request);
}
