import { setImmediate as turn } from 'node:timers/promises';
import type { Model, QueryFilter, Types } from 'mongoose';

/** Documents of one batch: read and mapped in a few milliseconds, and more than the embedded engine keeps an answer of. */
const SIZE = 60;

interface Wanted<Document> {
  filter: QueryFilter<Document>;
  /** Newest first by this field, then by `_id`; by `_id` alone where there is none. */
  by?: keyof Document & string;
  /** How many to leave out at the beginning. */
  from?: number;
  /** All, unless it is said. */
  most?: number;
}

/**
 * The documents that match, newest first, a batch at a time; each batch begins where the last one ended, so that the last
 * costs what the first does. Between two batches everybody else has a turn. `filter` with `by` and `_id` needs a declared index.
 */
export async function* batchesOf<Document extends { _id: Types.ObjectId }, Entity>(
  model: Model<Document>,
  { filter, by, from = 0, most = Infinity }: Wanted<Document>,
  toEntity: (document: Document) => Entity,
): AsyncGenerator<Entity[]> {
  const sort = { ...(by && { [by]: -1 as const }), _id: -1 as const };
  const read = (part: object, limit: number, skip = 0) =>
    model
      .find({ ...filter, ...part } as QueryFilter<Document>)
      .sort(sort)
      .skip(skip)
      .limit(limit)
      .lean<Document[]>();
  const behind = async (last: Document, size: number): Promise<Document[]> => {
    const before = { _id: { $lt: last._id } };
    if (!by) return read(before, size);
    const ofThatMoment = await read({ [by]: last[by], ...before }, size);
    if (ofThatMoment.length === size) return ofThatMoment;
    return [...ofThatMoment, ...(await read({ [by]: { $lt: last[by] } }, size - ofThatMoment.length))];
  };
  let last: Document | undefined;
  for (let left = most; left > 0; left -= SIZE) {
    const size = Math.min(SIZE, left);
    const found = last ? await behind(last, size) : await read({}, size, from);
    if (found.length > 0) yield found.map(toEntity);
    if (found.length < size) return;
    last = found.at(-1);
    await turn();
  }
}
