import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import type { ApplicationStatus } from '@consulting/contracts';
import { findPage } from '../../../platform/database/find-page.ts';
import { orRefused } from '../../../platform/database/mongo-errors.ts';
import type { Page, PageRequest } from '../../../shared/page.ts';
import { ApplicationRepository } from '../../application/applications.ports.ts';
import {
  alreadyApplied,
  DECIDABLE,
  type Application,
  type ApplicationKind,
  type Decision,
} from '../../domain/application.ts';
import { APPLICATION_MODEL, toApplication, type ApplicationDocument } from './application.schema.ts';

const NEWEST_FIRST = { appliedAt: -1, _id: -1 } as const;

@Injectable()
export class MongoApplicationRepository extends ApplicationRepository {
  constructor(@InjectModel(APPLICATION_MODEL) private readonly model: Model<ApplicationDocument>) {
    super();
  }

  async add({ id, ...application }: Application): Promise<void> {
    await orRefused(this.model.create([{ _id: id, ...application }]), () => alreadyApplied(application.kind));
  }

  async findById(id: string): Promise<Application | null> {
    const found = await this.model.findById(id).lean<ApplicationDocument>();
    return found && toApplication(found);
  }

  async find(kind: ApplicationKind, targetId: string, applicantId: string): Promise<Application | null> {
    const found = await this.model.findOne({ kind, targetId, applicantId }).lean<ApplicationDocument>();
    return found && toApplication(found);
  }

  async decidePending(
    kind: ApplicationKind,
    targetId: string,
    applicantId: string,
    decision: Decision,
    decidedAt: Date,
  ): Promise<Application | null> {
    const decided = await this.model
      .findOneAndUpdate(
        { kind, targetId, applicantId, status: DECIDABLE },
        { $set: { status: decision, decidedAt } },
        { returnDocument: 'after' },
      )
      .lean<ApplicationDocument>();
    return decided && toApplication(decided);
  }

  pageOfTarget(
    kind: ApplicationKind,
    targetId: string,
    request: PageRequest,
    without?: ApplicationStatus,
  ): Promise<Page<Application>> {
    const filter = { kind, targetId, ...(without && { status: { $ne: without } }) };
    return findPage(this.model, { filter, sort: NEWEST_FIRST, request }, toApplication);
  }

  async findAllOfApplicant(applicantId: string, kind?: ApplicationKind): Promise<Application[]> {
    const found = await this.model
      .find({ applicantId, ...(kind ? { kind } : {}) })
      .sort(NEWEST_FIRST)
      .lean<ApplicationDocument[]>();
    return found.map(toApplication);
  }

  async findAllOfApplicants(kind: ApplicationKind, applicantIds: readonly string[]): Promise<Application[]> {
    if (applicantIds.length === 0) return [];
    const found = await this.model
      .find({ kind, applicantId: { $in: [...applicantIds] } })
      .sort(NEWEST_FIRST)
      .lean<ApplicationDocument[]>();
    return found.map(toApplication);
  }

  async findAllOfTargets(
    kind: ApplicationKind,
    targetIds: readonly string[],
    applicantId?: string,
  ): Promise<Application[]> {
    if (targetIds.length === 0) return [];
    const found = await this.model
      .find({ kind, targetId: { $in: [...targetIds] }, ...(applicantId ? { applicantId } : {}) })
      .sort(NEWEST_FIRST)
      .lean<ApplicationDocument[]>();
    return found.map(toApplication);
  }

  async countByTarget(kind: ApplicationKind, targetIds: readonly string[]): Promise<Map<string, number>> {
    if (targetIds.length === 0) return new Map();
    const counts = await this.model.aggregate<{ _id: Types.ObjectId; count: number }>([
      { $match: { kind, targetId: { $in: targetIds.map((id) => new Types.ObjectId(id)) } } },
      { $group: { _id: '$targetId', count: { $sum: 1 } } },
    ]);
    return new Map(counts.map(({ _id, count }) => [_id.toHexString(), count]));
  }

  async findLatest(kind: ApplicationKind, count: number): Promise<Application[]> {
    const found = await this.model
      .find({ kind })
      .sort(NEWEST_FIRST)
      .limit(count)
      .lean<ApplicationDocument[]>();
    return found.map(toApplication);
  }

  page(kind: ApplicationKind, request: PageRequest): Promise<Page<Application>> {
    return findPage(this.model, { filter: { kind }, sort: NEWEST_FIRST, request }, toApplication);
  }

  async appliedSince(kind: ApplicationKind, since: Date): Promise<Date[]> {
    const found = await this.model
      .find({ kind, appliedAt: { $gte: since } }, { appliedAt: 1, _id: 0 })
      .lean<Pick<ApplicationDocument, 'appliedAt'>[]>();
    return found.map(({ appliedAt }) => appliedAt);
  }

  async totals(kind: ApplicationKind): Promise<{ all: number; pending: number }> {
    const [all, pending] = await Promise.all([
      this.model.countDocuments({ kind }),
      this.model.countDocuments({ kind, status: DECIDABLE }),
    ]);
    return { all, pending };
  }

  async removeRejectedBefore(date: Date): Promise<void> {
    await this.model.deleteMany({ status: 'rejected', decidedAt: { $lt: date } });
  }

  async removeAllOfTarget(kind: ApplicationKind, targetId: string): Promise<void> {
    await this.model.deleteMany({ kind, targetId });
  }

  async removeAllOfApplicant(applicantId: string): Promise<void> {
    await this.model.deleteMany({ applicantId });
  }
}
