/**
 * Counts of lists. MongoDB reads an index entry for each document that it counts, and the count is a round trip beside
 * the page. So a count is kept for a second: the changes of other processes show within it (docs/decisions/0020), those
 * of this process at once. The embedded engine caches its counts itself.
 */

import { performance } from 'node:perf_hooks';
import type { Connection, Model, QueryFilter, Schema } from 'mongoose';
import { BELIEVED_FOR } from '../../revisions/revisions.ts';
import { atEndOfUnit, isInUnit } from '../unit-scope.ts';
import { isEmbedded } from './hot-read.ts';

/** Counts kept for one collection, because filters multiply them. */
const MOST_KEPT = 200;

interface AnyModel {
  db: Connection;
  schema: object;
}

interface Counts {
  byKey: Map<string, { askedAt: number; counted: Promise<unknown> }>;
  forget: () => void;
}

const keeping = new WeakSet<object>();
const byModel = new WeakMap<object, Counts>();

function countsOf(model: object): Counts {
  const known = byModel.get(model);
  if (known) return known;
  const byKey: Counts['byKey'] = new Map();
  const counts = { byKey, forget: () => byKey.clear() };
  byModel.set(model, counts);
  return counts;
}

/** A change counts when its unit of work has ended; a failed one may have been stored too. */
const changed = (model: object): void => atEndOfUnit(countsOf(model).forget);

/** Mongoose's names of the writes by a query, by a model and by a document. */
const BY_QUERY = [
  ...['updateOne', 'updateMany', 'replaceOne', 'deleteOne', 'deleteMany'],
  ...['findOneAndUpdate', 'findOneAndReplace', 'findOneAndDelete'],
];
const BY_MODEL = ['insertMany', 'bulkWrite'];
const BY_DOCUMENT = ['save'];

/** Declares that counts of this collection are kept. Its documents are then written through Mongoose's models only. */
export function keepsCounts<Document>(given: Schema<Document>): void {
  // Mongoose's types know neither error handlers of several writes nor `this` of them.
  const schema = given as unknown as {
    post(writes: string[], options: object, then: (this: never) => void): void;
  };
  for (const errorHandler of [false, true]) {
    schema.post(BY_QUERY, { errorHandler, query: true, document: false }, function (this: { model: object }) {
      changed(this.model);
    });
    schema.post(BY_MODEL, { errorHandler }, function (this: object) {
      changed(this);
    });
    schema.post(BY_DOCUMENT, { errorHandler }, function (this: object) {
      changed(this.constructor);
    });
  }
  keeping.add(given);
}

/** Returns the number of documents that match, by no pattern. An index decides the filter. */
export const countIn = <Document>(model: Model<Document>, filter: QueryFilter<Document>): Promise<number> =>
  keptCount(model, JSON.stringify(filter), () => model.countDocuments(filter).exec());

/** Some fields, and the values of which documents are counted. */
type Values = Record<string, readonly (string | boolean)[]>;
type Combination<V extends Values> = { [Field in keyof V]: V[Field][number] };

/**
 * Counts the documents that match `filter`, in one query, for each combination of these values; combinations without
 * any are missing. An index begins with the fields, and then has the one of `filter`.
 */
export function countBy<Document, V extends Values>(
  model: Model<Document>,
  values: V,
  filter: QueryFilter<Document> = {},
): Promise<{ _id: Combination<V>; count: number }[]> {
  const fields = Object.entries(values);
  const wanted = Object.fromEntries(fields.map(([field, each]) => [field, { $in: [...each] }]));
  const $match = { ...wanted, ...filter };
  const _id = Object.fromEntries(fields.map(([field]) => [field, `$${field}`]));
  return keptCount(model, JSON.stringify([_id, $match]), () =>
    model.aggregate([{ $match }, { $group: { _id, count: { $sum: 1 } } }]).exec(),
  );
}

/**
 * Returns the result of `count`, or the one of the same `key` from less than a second ago. `count` reads nothing but
 * this collection, which `keepsCounts`; otherwise, and in a unit of work, it is called each time.
 */
function keptCount<T>(model: AnyModel, key: string, count: () => Promise<T>): Promise<T> {
  if (!keeping.has(model.schema) || isEmbedded(model) || isInUnit()) return count();
  const { byKey } = countsOf(model);
  const now = performance.now();
  const kept = byKey.get(key);
  if (kept && now - kept.askedAt < BELIEVED_FOR) return kept.counted as Promise<T>;
  const counted = count();
  byKey.delete(key);
  byKey.set(key, { askedAt: now, counted });
  for (const oldest of byKey.keys()) {
    if (byKey.size <= MOST_KEPT) break;
    byKey.delete(oldest);
  }
  counted.catch(() => {
    if (byKey.get(key)?.counted === counted) byKey.delete(key);
  });
  return counted;
}
