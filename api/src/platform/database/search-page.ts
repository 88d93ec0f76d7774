import { setImmediate as turn } from 'node:timers/promises';
import type { Model, QueryFilter, SortOrder } from 'mongoose';
import { offsetOf, Page, type PageRequest } from '../../shared/page.ts';

/** Documents that are looked through at a time: some milliseconds on the embedded engine. */
const WINDOW = 500;

type Filter<Document> = QueryFilter<Document>;

const isPattern = (value: unknown): boolean =>
  value instanceof RegExp ||
  (typeof value === 'object' && value !== null && Object.values(value).some(isPattern));

/** The conditions of a filter that look into texts, which no index decides, and the others; null where there are no such. */
export function searchedIn<Document>(filter: Filter<Document>) {
  const conditions = Object.entries(filter);
  const search = conditions.filter(([, value]) => isPattern(value));
  if (search.length === 0) return null;
  const rest = conditions.filter(([, value]) => !isPattern(value));
  return {
    search: Object.fromEntries(search) as Filter<Document>,
    rest: Object.fromEntries(rest) as Filter<Document>,
  };
}

interface Search<Document> {
  /** What an index decides; `sort` is that index's order. */
  rest: Filter<Document>;
  search: Filter<Document>;
  sort: Record<string, SortOrder>;
  request: PageRequest;
}

const all = <Document>(...conditions: object[]) =>
  (conditions.length === 1 ? conditions[0] : { $and: conditions }) as Filter<Document>;

/** A list in its order, cut into windows: conditions that name `WINDOW` documents at most. */
async function* windowsOf<Document>(
  model: Model<Document>,
  { rest, sort }: Pick<Search<Document>, 'rest' | 'sort'>,
): AsyncGenerator<object[]> {
  const [[by = '_id', direction] = []] = Object.entries(sort);
  const [before, behind, upTo] = direction === -1 ? ['$gt', '$lt', '$gte'] : ['$lt', '$gt', '$lte'];
  const lastOf = async (conditions: object[]) => {
    const keys = model.find(all<Document>(rest, ...conditions), { [by]: 1 }).sort(sort);
    const [last] = await keys
      .skip(WINDOW - 1)
      .limit(1)
      .lean<Record<string, unknown>[]>();
    return last;
  };
  for (let from: object[] = []; ;) {
    const last = await lastOf(from);
    if (!last) return yield from;
    const value = last[by];
    if (by === '_id') yield [...from, { _id: { [upTo]: value } }];
    else {
      yield [...from, { [by]: { [before]: value } }];
      // Then those that have that very value, of which there may be any number.
      for (let same: object[] | undefined = [{ [by]: value }]; same;) {
        const end = await lastOf(same);
        yield end ? [...same, { _id: { [upTo]: end['_id'] } }] : same;
        same = end && [{ [by]: value }, { _id: { [behind]: end['_id'] } }];
      }
    }
    from = [{ [by]: { [behind]: value } }];
  }
}

/**
 * One page of what is found, and how much is found in all. Whatever is searched for, everything in `rest` is looked through, a
 * window at a time: between two of them everybody else is answered. What comes or goes meanwhile may be missed or counted.
 */
export async function searchPage<Document, Entity>(
  model: Model<Document>,
  { rest, search, sort, request }: Search<Document>,
  toEntity: (document: Document) => Entity,
): Promise<Page<Entity>> {
  const offset = offsetOf(request);
  const items: Document[] = [];
  let total = 0;
  for await (const window of windowsOf(model, { rest, sort })) {
    const filter = all<Document>(rest, ...window, search);
    if (items.length < request.limit) {
      // Nothing but a limit lets the engines read a whole list along the index of its order.
      const most = window.length === 0 ? WINDOW : 0;
      const found = await model.find(filter).sort(sort).limit(most).lean<Document[]>();
      const first = Math.max(0, offset - total);
      items.push(...found.slice(first, first + request.limit - items.length));
      total += found.length;
    } else total += await model.countDocuments(filter);
    await turn();
  }
  return new Page(items.map(toEntity), total, request);
}
