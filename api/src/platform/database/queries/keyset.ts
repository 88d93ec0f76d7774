/**
 * Places in ordered lists (keyset paging): a page begins behind an entry, not behind a number of entries, so that a program
 * that reads page after page sees each entry once that is there all the time, whatever is added and removed meanwhile.
 */

import { type Model, type QueryFilter, Types } from 'mongoose';
import { invalidField } from '../../../shared/errors.ts';
import { MAX_CURSOR } from '../../../shared/page.ts';

/** An order by one or two fields, all in one direction, of which the last is unique. */
export type Sort = Readonly<Record<string, 1 | -1>>;

type Value = Date | Types.ObjectId | string;

/** Returns the place of a document, opaque to programs; null where one of the fields has no value. */
export function cursorOf(document: unknown, sort: Sort): string | null {
  const values = Object.keys(sort).map((key) => (document as Record<string, unknown>)[key]);
  const written = values.map((value) => {
    if (value instanceof Date) return value.getTime();
    return value instanceof Types.ObjectId ? value.toHexString() : value;
  });
  if (!written.every((value) => typeof value === 'string' || typeof value === 'number')) return null;
  const cursor = Buffer.from(JSON.stringify(written)).toString('base64url');
  return cursor.length <= MAX_CURSOR ? cursor : null;
}

/** Returns the filter of what comes behind a place in this order. Throws 400 for a place of no such list. */
export function behind<Document>(
  model: Model<Document>,
  { filter, sort, after }: { filter: QueryFilter<Document>; sort: Sort; after: string },
): QueryFilter<Document> {
  const values = valuesOf(model, sort, after);
  const [[first, direction] = ['_id', 1], last] = Object.entries(sort);
  const [than, orAt] = direction === 1 ? ['$gt', '$gte'] : ['$lt', '$lte'];
  const [one, other] = values;
  // The first condition bounds the scan of the index; the second leaves out what has the same first value.
  const conditions = last
    ? [
        { [first]: { [orAt!]: one } },
        { $or: [{ [first]: { [than!]: one } }, { [last[0]]: { [than!]: other } }] },
      ]
    : [{ [first]: { [than!]: one } }];
  return { $and: [filter, ...conditions] } as QueryFilter<Document>;
}

function valuesOf<Document>(model: Model<Document>, sort: Sort, after: string): Value[] {
  const keys = Object.keys(sort);
  const written = parsed(after);
  const values = keys.map((key, index) => valueOf(model.schema.path(key)?.instance, written[index]));
  if (written.length !== keys.length || values.some((value) => value === null))
    throw invalidField('after', 'field.invalid', { field: 'after' });
  return values as Value[];
}

function valueOf(instance: string | undefined, written: unknown): Value | null {
  if (instance === 'Date')
    return Number.isSafeInteger(written) && Math.abs(written as number) < 8.64e15
      ? new Date(written as number)
      : null;
  if (typeof written !== 'string') return null;
  if (instance === 'ObjectId') return /^[0-9a-f]{24}$/.test(written) ? new Types.ObjectId(written) : null;
  return instance === 'String' ? written : null;
}

function parsed(cursor: string): unknown[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(values) ? values : [];
  } catch {
    return [];
  }
}
