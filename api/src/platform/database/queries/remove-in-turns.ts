import { setImmediate as turn } from 'node:timers/promises';
import type { Model, QueryFilter } from 'mongoose';

/** Documents of one batch. */
const SIZE = 200;

/**
 * Removes the matching documents in batches, so that others get a turn in between. A document that no longer matches
 * when its batch is removed stays. Joins no transaction.
 */
export async function removeInTurns<Document>(
  model: Model<Document>,
  filter: QueryFilter<Document>,
): Promise<void> {
  for (;;) {
    const found = await model.find(filter, { _id: 1 }).limit(SIZE).lean<{ _id: unknown }[]>();
    if (found.length > 0)
      await model.deleteMany({
        ...filter,
        _id: { $in: found.map(({ _id }) => _id) },
      } as QueryFilter<Document>);
    if (found.length < SIZE) return;
    await turn();
  }
}
