/**
 * Places in ordered lists (keyset paging): a page begins behind an entry, not behind a number of entries, so that a program
 * that reads page after page sees each entry once that is there all the time, whatever is added and removed meanwhile.
 */

import { type QueryFilter, Types } from 'mongoose';
import { invalidField } from '../../../shared/errors.ts';
import { PLACE } from '../../../shared/page.ts';

/** An order by one or two fields, all in one direction, of which the last is unique. */
export type Sort = Readonly<Record<string, 1 | -1>>;

/** Returns the place of a document in a list ordered by an instant and `_id`, or by `_id` alone; null in other lists. */
export function cursorOf(document: unknown, sort: Sort): string | null {
  const { first, isPlaced } = fieldsOf(sort);
  if (!isPlaced) return null;
  const values = document as Record<string, unknown>;
  const at = first === undefined ? new Date(0) : values[first];
  const id = values['_id'];
  if (!(at instanceof Date) || !(id instanceof Types.ObjectId)) return null;
  const place = `${at.getTime()}-${id.toHexString()}`;
  return PLACE.test(place) ? place : null;
}

/** Returns the filter of what comes behind a place in this order. Throws 400 for a text that is no place. */
export function behind<Document>({
  filter,
  sort,
  after,
}: {
  filter: QueryFilter<Document>;
  sort: Sort;
  after: string;
}): QueryFilter<Document> {
  const { first, isPlaced } = fieldsOf(sort);
  const [, milliseconds = '', hex = ''] = PLACE.exec(after) ?? [];
  if (!isPlaced || !hex) throw invalidField('after', 'field.invalid', { field: 'after' });
  const id = new Types.ObjectId(hex);
  const [than, orAt] = sort['_id'] === 1 ? ['$gt', '$gte'] : ['$lt', '$lte'];
  if (first === undefined) return { $and: [filter, { _id: { [than!]: id } }] } as QueryFilter<Document>;
  const at = new Date(Number(milliseconds));
  // The first condition bounds the scan of the index; the second leaves out what has the same instant.
  const conditions = [
    { [first]: { [orAt!]: at } },
    { $or: [{ [first]: { [than!]: at } }, { _id: { [than!]: id } }] },
  ];
  return { $and: [filter, ...conditions] } as QueryFilter<Document>;
}

function fieldsOf(sort: Sort): { first: string | undefined; isPlaced: boolean } {
  const others = Object.keys(sort).filter((key) => key !== '_id');
  return { first: others[0], isPlaced: '_id' in sort && others.length <= 1 };
}
