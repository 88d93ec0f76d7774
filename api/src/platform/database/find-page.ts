import type { Model, QueryFilter, SortOrder } from 'mongoose';
import { offsetOf, Page, type PageRequest } from '../../shared/page.ts';

/**
 * One page of a collection and its size, in two queries. `filter` and `sort` need a declared index that serves both.
 * Not for use inside a unit of work: the two queries run side by side.
 */
export async function findPage<Document, Entity>(
  model: Model<Document>,
  query: { filter: QueryFilter<Document>; sort: Record<string, SortOrder>; request: PageRequest },
  toEntity: (document: Document) => Entity,
): Promise<Page<Entity>> {
  const { filter, sort, request } = query;
  const [found, total] = await Promise.all([
    model.find(filter).sort(sort).skip(offsetOf(request)).limit(request.limit).lean<Document[]>(),
    model.countDocuments(filter),
  ]);
  return new Page(found.map(toEntity), total, request);
}
