import { setImmediate as turn } from 'node:timers/promises';
import type { Model, QueryFilter, Types } from 'mongoose';

/** Documents of one batch: read and mapped in a few milliseconds. */
const SIZE = 100;

/** Where a batch ended: newest first by this field, then by `_id`; by `_id` alone where there is none. */
interface Order<Document> {
  filter: QueryFilter<Document>;
  by?: keyof Document & string;
}

/**
 * All documents that match, newest first, a batch at a time; each batch begins where the last one ended, so that the last
 * costs what the first does. Between two batches everybody else has a turn. `filter` with `by` and `_id` needs a declared index.
 */
export async function* batchesOf<Document extends { _id: Types.ObjectId }, Entity>(
  model: Model<Document>,
  { filter, by }: Order<Document>,
  toEntity: (document: Document) => Entity,
): AsyncGenerator<Entity[]> {
  const sort = { ...(by && { [by]: -1 as const }), _id: -1 as const };
  const read = (part: object, limit: number) =>
    model
      .find({ ...filter, ...part } as QueryFilter<Document>)
      .sort(sort)
      .limit(limit)
      .lean<Document[]>();
  for (let last: Document | undefined; ;) {
    // Those of the same moment, then those before it.
    const before = last && { _id: { $lt: last._id } };
    const found =
      !by || !last ? await read(before ?? {}, SIZE) : await read({ [by]: last[by], ...before }, SIZE);
    if (by && last && found.length < SIZE)
      found.push(...(await read({ [by]: { $lt: last[by] } }, SIZE - found.length)));
    if (found.length > 0) yield found.map(toEntity);
    last = found.at(-1);
    if (!last || found.length < SIZE) return;
    await turn();
  }
}
