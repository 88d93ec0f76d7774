import type { ApplicationKind } from '@consulting/contracts';
import type { Model, QueryFilter } from 'mongoose';
import type { Look } from '../../domain/application.ts';
import type { ApplicationDocument } from './application.schema.ts';

type Applications = Model<ApplicationDocument>;

/** How many of the latest looks are kept; the audit log has all. */
const MOST_KEPT = 100;

export async function addLook(
  model: Applications,
  filter: QueryFilter<ApplicationDocument>,
  look: Look,
): Promise<void> {
  await model.updateMany(filter, { $push: { looks: look } });
  // Not every engine supports `$slice` in a `$push`.
  const tooMany = {
    ...filter,
    [`looks.${MOST_KEPT}`]: { $exists: true },
  } as QueryFilter<ApplicationDocument>;
  for (const { _id, looks } of await model.find(tooMany, { looks: 1 }).lean<ApplicationDocument[]>())
    await model.updateOne({ _id }, { $set: { looks: looks.slice(-MOST_KEPT) } });
}

/** Returns the ids of a target's pending applications made at `until` or before, oldest first. */
export async function findPendingOfTarget(
  model: Applications,
  kind: ApplicationKind,
  targetId: string,
  until: Date,
): Promise<string[]> {
  const found = await model
    .find({ kind, targetId, status: 'pending', appliedAt: { $lte: until } }, { _id: 1 })
    .sort({ appliedAt: 1, _id: 1 })
    .lean<Pick<ApplicationDocument, '_id'>[]>();
  return found.map(({ _id }) => _id.toHexString());
}
