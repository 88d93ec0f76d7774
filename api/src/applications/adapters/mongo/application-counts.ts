import { Types, type Model } from 'mongoose';
import {
  APPLICATION_KINDS,
  APPLICATION_STATUSES,
  type ApplicationKind,
  type ApplicationStatus,
} from '@consulting/contracts';
import { countBy } from '../../../platform/database/queries/kept-counts.ts';
import { NO_APPLICATIONS, type ApplicationCounts } from '../../domain/application-list.ts';
import type { ApplicationDocument } from './application.schema.ts';

const plus = ({ all, pending }: ApplicationCounts, status: ApplicationStatus, count: number) => ({
  all: all + count,
  pending: pending + (status === 'pending' ? count : 0),
});

/** Counts applications by target id; targets without any are missing. */
export async function countByTarget(
  model: Model<ApplicationDocument>,
  kind: ApplicationKind,
  targetIds: readonly string[],
): Promise<Map<string, ApplicationCounts>> {
  const counts = new Map<string, ApplicationCounts>();
  if (targetIds.length === 0) return counts;
  const ids = targetIds.map((id) => new Types.ObjectId(id));
  const groups = await model.aggregate<{
    _id: { targetId: Types.ObjectId; status: ApplicationStatus };
    count: number;
  }>([
    { $match: { kind, targetId: { $in: ids } } },
    { $group: { _id: { targetId: '$targetId', status: '$status' }, count: { $sum: 1 } } },
  ]);
  for (const { _id, count } of groups) {
    const id = _id.targetId.toHexString();
    counts.set(id, plus(counts.get(id) ?? NO_APPLICATIONS, _id.status, count));
  }
  return counts;
}

/** Counts applications of each kind. */
export async function countByKind(
  model: Model<ApplicationDocument>,
): Promise<Record<ApplicationKind, ApplicationCounts>> {
  const counts = {
    job: NO_APPLICATIONS,
    project: NO_APPLICATIONS,
    consultant: NO_APPLICATIONS,
    speculative: NO_APPLICATIONS,
  };
  const values = { kind: APPLICATION_KINDS, status: APPLICATION_STATUSES };
  for (const { _id, count } of await countBy(model, values))
    counts[_id.kind] = plus(counts[_id.kind], _id.status, count);
  return counts;
}
