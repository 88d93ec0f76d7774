import type { Model, mongo, QueryFilter } from 'mongoose';
import { invalidField } from '../../../shared/errors.ts';
import { MOST_COUNTED, offsetOf, Page, type PageRequest } from '../../../shared/page.ts';
import { hotFind, isEmbedded } from './hot-read.ts';
import { countIn } from './kept-counts.ts';
import { behind, cursorOf, type Sort } from './keyset.ts';

/**
 * Returns one page and the total; of a request for changes, in their order (`inOrderOfChanges`). It begins behind the entry of `request.after`, if that is given, and else with an offset.
 * `filter` and `sort` need a declared index that serves both. A page that is not full
 * is the last one and gives the total; otherwise the total is counted (`kept-counts.ts`), that of a search up to
 * `MOST_COUNTED`. MongoDB is asked without Mongoose's queries; the embedded engine reads within them, in turns.
 */
export async function findPage<Document, Entity>(
  model: Model<Document>,
  wanted: {
    filter: QueryFilter<Document>;
    sort: Sort;
    request: PageRequest;
    /** Set when no index decides the filter: what it finds is counted as that of a search. */
    isUnindexed?: boolean;
  },
  toEntity: (document: Document) => Entity,
): Promise<Page<Entity>> {
  const query = inOrderOfChanges(wanted);
  const { sort } = query;
  const { filter, ...part } = partOf(query);
  const found = isEmbedded(model)
    ? await model.find(filter).sort(sort).skip(part.skip).limit(part.limit).lean<Document[]>()
    : await hotFind(model, stored(model, filter), { sort, ...part });
  return pageOf(model, query, found, toEntity);
}

/**
 * Does the same with a hot read: for polled lists and filters whose values have their stored form. A hot read gives
 * others no turn, so searches go to `findPage`.
 */
export async function hotPage<Document, Entity>(
  model: Model<Document>,
  query: { filter: mongo.Filter<mongo.Document>; sort: Sort; request: PageRequest },
  toEntity: (document: Document) => Entity,
): Promise<Page<Entity>> {
  const { filter, sort, request } = query;
  const whole = { ...query, filter: filter as QueryFilter<Document> };
  if (request.after !== undefined || hasPattern(filter)) return findPage(model, whole, toEntity);
  const found = await hotFind<Document>(model, filter, {
    sort,
    skip: offsetOf(request),
    limit: request.limit,
  });
  return pageOf(model, whole, found, toEntity);
}

const BY_CHANGE = { updatedAt: 1, _id: 1 } as const;

/**
 * Returns the query, in the order of changes if its request asks for them: then an index of `tellsChanges` serves it, so no
 * filter may be given. One would also hide what has left its result, of which a program with a copy must know. Throws 400.
 */
function inOrderOfChanges<Query extends { filter: object; sort: Sort; request: PageRequest }>(query: Query) {
  const { changes } = query.request;
  if (!changes) return query;
  const field = changes.since === undefined ? 'sort' : 'updated_since';
  if (Object.keys(query.filter).length > 0) throw invalidField(field, 'field.not-with-filters', { field });
  const filter = changes.since === undefined ? {} : { updatedAt: { $gte: changes.since } };
  return { ...query, filter, sort: BY_CHANGE };
}

/** Returns the filter of what is left behind `after`, or the offset of the page. */
function partOf<Document>({
  filter,
  sort,
  request,
}: {
  filter: QueryFilter<Document>;
  sort: Sort;
  request: PageRequest;
}) {
  const { after, limit } = request;
  if (after === undefined) return { filter, skip: offsetOf(request), limit };
  return { filter: behind<Document>({ filter, sort, after }), skip: 0, limit };
}

async function pageOf<Document, Entity>(
  model: Model<Document>,
  {
    filter,
    sort,
    request,
    isUnindexed = false,
  }: { filter: QueryFilter<Document>; sort: Sort; request: PageRequest; isUnindexed?: boolean },
  found: Document[],
  toEntity: (document: Document) => Entity,
): Promise<Page<Entity>> {
  const items = found.map(toEntity);
  const last = found.at(-1);
  const next = last !== undefined && found.length === request.limit ? cursorOf(last, sort) : null;
  const offset = offsetOf(request);
  const isByOffset = request.after === undefined;
  const isLast = isByOffset && items.length < request.limit && (items.length > 0 || offset === 0);
  if (isLast) return new Page(items, offset + items.length, request);
  // A search checks the documents one by one, because no index decides it.
  if (isUnindexed || hasPattern(filter)) {
    const counted = await model.countDocuments(filter, { limit: MOST_COUNTED + 1 });
    return new Page(items, Math.min(counted, MOST_COUNTED), request, {
      isMore: counted > MOST_COUNTED,
      next,
    });
  }
  const counted = await countIn(model, filter);
  // What the page shows may have been added by another process since the count.
  const shown = isByOffset && items.length > 0 ? offset + items.length : items.length;
  return new Page(items, Math.max(counted, shown), request, { next });
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
