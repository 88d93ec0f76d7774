import type { Model, QueryFilter } from 'mongoose';
import type { Look } from '../../domain/application.ts';
import type { Move } from '../../domain/stage.ts';
import type { ApplicationDocument } from './application.schema.ts';

type Applications = Model<ApplicationDocument>;

/** How many of the latest looks, and of the latest moves, are kept; the audit log has all. */
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

/** Returns null when the application is not pending or is stored under none of `from`. */
export async function moveInOneWrite(
  model: Applications,
  id: string,
  from: readonly (string | null)[],
  move: Move,
): Promise<ApplicationDocument | null> {
  const moved = await model
    .findOneAndUpdate(
      { _id: id, status: 'pending', stage: { $in: [...from] } },
      { $set: { stage: move.to.id, stageSince: move.at }, $push: { moves: move } },
      { returnDocument: 'after' },
    )
    .lean<ApplicationDocument>();
  if (moved && moved.moves.length > MOST_KEPT)
    await model.updateOne({ _id: moved._id }, { $set: { moves: moved.moves.slice(-MOST_KEPT) } });
  return moved;
}

/** Returns those of the stages under which pending applications are stored. */
export async function usedStages(model: Applications, stages: readonly string[]): Promise<string[]> {
  const used = await Promise.all(stages.map((stage) => model.exists({ status: 'pending', stage })));
  return stages.filter((_, index) => used[index]);
}

/** Stores at most `count` pending applications of one stage under another, and returns how many. */
export async function settle(model: Applications, from: string, to: string, count: number): Promise<number> {
  const found = await model
    .find({ status: 'pending', stage: from }, { _id: 1 })
    .limit(count)
    .lean<Pick<ApplicationDocument, '_id'>[]>();
  const ids = found.map(({ _id }) => _id);
  if (ids.length > 0) await model.updateMany({ _id: { $in: ids }, stage: from }, { $set: { stage: to } });
  return ids.length;
}
