import { setImmediate as turn } from 'node:timers/promises';
import type { Model, QueryFilter } from 'mongoose';

/** Documents that are removed at a time. */
const SIZE = 200;

/**
 * Removes all that match, some at a time: between two turns everybody else is answered. What does not match any more when its
 * turn comes stays. No transaction is joined.
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
