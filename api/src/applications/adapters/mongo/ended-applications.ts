import type { Model, QueryFilter, Types } from 'mongoose';
import type { EndedApplication, RemovedApplication } from '../../application/applications.ports.ts';
import type { ApplicationDocument } from './application.schema.ts';

/** Returns at most `count` that ended from `from` on and before `date`, first ended first. */
export async function findEnded(
  model: Model<ApplicationDocument>,
  from: Date,
  date: Date,
  count: number,
): Promise<EndedApplication[]> {
  const found = await model
    .find({ decidedAt: { $gte: from, $lt: date } }, { applicantId: 1, decidedAt: 1 })
    .sort({ decidedAt: 1 })
    .limit(count)
    .lean<{ _id: Types.ObjectId; applicantId: Types.ObjectId; decidedAt: Date }[]>();
  return found.map(({ _id, applicantId, decidedAt }) => ({
    id: _id.toHexString(),
    applicantId: applicantId.toHexString(),
    endedAt: decidedAt,
  }));
}

/** Removes those that match, at most `count`, and returns them with their documents. */
export async function removeAll(
  model: Model<ApplicationDocument>,
  filter: QueryFilter<ApplicationDocument>,
  count?: number,
): Promise<RemovedApplication[]> {
  const query = model.find(filter, { files: 1 }, count === undefined ? {} : { limit: count });
  const found = await query.lean<ApplicationDocument[]>();
  if (found.length > 0) await model.deleteMany({ _id: { $in: found.map(({ _id }) => _id) } });
  return found.map(({ _id, files }) => ({ id: _id.toHexString(), files: [files.cv, files.certificate] }));
}
