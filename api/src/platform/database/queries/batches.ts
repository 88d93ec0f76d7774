/**
 * Whole collections are read in batches, so that others get a turn in between: one thread answers everybody
 * (docs/decisions/0034).
 */

import { setImmediate as turn } from 'node:timers/promises';
import type { Model, QueryFilter, Types } from 'mongoose';

/** Documents of one batch: takes a few milliseconds, and is more than the embedded engine caches answers of. */
const SIZE = 60;
/** Of documents of which a few short fields are read. */
const SIZE_OF_PARTS = 250;

interface Wanted<Document> {
  filter: QueryFilter<Document>;
  /** Sorts newest first by this field, then by `_id`; by `_id` alone if missing. */
  by?: keyof Document & string;
  /** The least value of `by`, which `filter` then does not name. */
  since?: Date;
  /** The fields that are read beside `_id`: a few short ones; all if missing. */
  fields?: Partial<Record<keyof Document & string, 1>>;
  /** The number of documents to skip at the beginning. */
  from?: number;
  /** The maximum number of documents; all if missing. */
  most?: number;
}

/**
 * Yields the matching documents in batches, newest first. Each batch begins where the last one ended, so that all cost
 * the same; a turn of the event loop comes between two. `filter` with `by` and `_id` needs a declared index.
 */
export async function* batchesOf<Document extends { _id: Types.ObjectId }, Entity>(
  model: Model<Document>,
  { filter, by, since, fields, from = 0, most = Infinity }: Wanted<Document>,
  toEntity: (document: Document) => Entity,
): AsyncGenerator<Entity[]> {
  const sort = { ...(by && { [by]: -1 as const }), _id: -1 as const };
  const least = since && { $gte: since };
  const read = (part: object, limit: number, skip = 0) =>
    model
      .find({ ...filter, ...part } as QueryFilter<Document>, fields)
      .sort(sort)
      .skip(skip)
      .limit(limit)
      .lean<Document[]>();
  const behind = async (last: Document, size: number): Promise<Document[]> => {
    const before = { _id: { $lt: last._id } };
    if (!by) return read(before, size);
    const ofThatMoment = await read({ [by]: last[by], ...before }, size);
    if (ofThatMoment.length === size) return ofThatMoment;
    return [
      ...ofThatMoment,
      ...(await read({ [by]: { $lt: last[by], ...least } }, size - ofThatMoment.length)),
    ];
  };
  const whole = fields ? SIZE_OF_PARTS : SIZE;
  let last: Document | undefined;
  for (let left = most; left > 0; left -= whole) {
    const size = Math.min(whole, left);
    const found = last
      ? await behind(last, size)
      : await read(by && least ? { [by]: least } : {}, size, from);
    if (found.length > 0) yield found.map(toEntity);
    if (found.length < size) return;
    last = found.at(-1);
    await turn();
  }
}
