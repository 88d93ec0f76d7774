import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model, type QueryFilter } from 'mongoose';
import type { ApplicationKind, ApplicationStatus } from '@consulting/contracts';
import { UNTOLD } from '../../../platform/changes/tells-changes.ts';
import { batchesOf } from '../../../platform/database/queries/batches.ts';
import { findPage } from '../../../platform/database/queries/find-page.ts';
import { hotFind } from '../../../platform/database/queries/hot-read.ts';
import { orRefused } from '../../../platform/database/mongo-errors.ts';
import { conflict } from '../../../shared/errors.ts';
import type { Page, PageRequest } from '../../../shared/page.ts';
import {
  ApplicationRepository,
  type EndedApplication,
  type RemovedApplication,
  type SentBy,
} from '../../application/applications.ports.ts';
import type {
  ApplicationFilter,
  ApplicationOrder,
  ApplicationCounts,
} from '../../domain/application-list.ts';
import {
  alreadyApplied,
  preventsAnother,
  type Application,
  type Look,
  type Searched,
  type Step,
} from '../../domain/application.ts';
import { countByKind, countByTarget } from './application-counts.ts';
import { addLook, findPendingOfTarget } from './application-changes.ts';
import { toQuery } from './application-query.ts';
import { APPLICATION_MODEL, toApplication, type ApplicationDocument } from './application.schema.ts';
import { findEnded, removeAll } from './ended-applications.ts';

const NEWEST_FIRST = { appliedAt: -1, _id: -1 } as const;
const OLDEST_FIRST = { appliedAt: 1, _id: 1 } as const;
const ORDERS = {
  newest: NEWEST_FIRST,
  oldest: OLDEST_FIRST,
  'longest-in-stage': { stageSince: 1, _id: 1 },
} as const;

type Filter = QueryFilter<ApplicationDocument>;

const toFilter = (which: SentBy): Filter =>
  'id' in which ? { _id: which.id } : { applicantId: which.applicantId, status: { $ne: 'withdrawn' } };

const withdrawnAs = (application: Pick<Application, 'id' | 'kind' | 'status'>) =>
  preventsAnother(application) ? null : application.id;

@Injectable()
export class MongoApplicationRepository extends ApplicationRepository {
  constructor(@InjectModel(APPLICATION_MODEL) private readonly model: Model<ApplicationDocument>) {
    super();
  }

  async add(application: Application, searched: Searched): Promise<void> {
    const { id, ...fields } = application;
    const document = { _id: id, ...fields, ...searched, withdrawn: withdrawnAs(application) };
    await orRefused(this.model.create([document]), () => alreadyApplied(application.kind));
  }

  async find(id: string): Promise<Application | null> {
    const found = await this.model.findById(id).lean<ApplicationDocument>();
    return found && toApplication(found);
  }

  async findMany(ids: readonly string[]): Promise<Application[]> {
    return ids.length === 0 ? [] : this.findAll({ _id: { $in: [...ids] } });
  }

  async findNewest(
    kind: ApplicationKind,
    targetId: string,
    applicantId: string,
  ): Promise<Application | null> {
    const [newest] = await this.findAll({ kind, targetId, applicantId }, 1);
    return newest ?? null;
  }

  batches(kind: ApplicationKind): AsyncIterable<Application[]> {
    return batchesOf(this.model, { filter: { kind }, by: 'appliedAt' }, toApplication);
  }

  async step(
    { id, kind }: Pick<Application, 'id' | 'kind'>,
    from: readonly ApplicationStatus[],
    step: Step,
    stage?: string,
  ): Promise<Application | null> {
    const { status, at, note } = step;
    const isDecision = status === 'selected' || status === 'rejected';
    const change = {
      $set: {
        status,
        withdrawn: withdrawnAs({ id, kind, status }),
        decidedAt: status === 'pending' ? null : at,
        decisionNote: isDecision ? note : '',
        ...(stage && { stage, stageSince: at }),
      },
      $push: { history: step },
    };
    const taken = await orRefused(
      this.model
        .findOneAndUpdate({ _id: id, status: { $in: [...from] } }, change, { returnDocument: 'after' })
        .lean<ApplicationDocument>(),
      () => conflict('application.another-open'),
    );
    return taken && toApplication(taken);
  }

  async markSeen(which: SentBy, at: Date): Promise<void> {
    await this.model.updateMany(
      { ...toFilter(which), status: { $ne: 'withdrawn' }, seenAt: null },
      { $set: { seenAt: at } },
    );
  }

  addLook(which: SentBy, look: Look): Promise<void> {
    return addLook(this.model, toFilter(which), look);
  }

  async lock(id: string): Promise<Application | null> {
    const locked = await this.model
      .findOneAndUpdate({ _id: id }, { $inc: { holds: 1 } }, { ...UNTOLD, returnDocument: 'after' })
      .lean<ApplicationDocument>();
    return locked && toApplication(locked);
  }

  countWithdrawnSince(date: Date): Promise<number> {
    return this.model.countDocuments({ status: 'withdrawn', decidedAt: { $gte: date } });
  }

  page(
    filter: ApplicationFilter,
    request: PageRequest,
    order: ApplicationOrder = 'newest',
  ): Promise<Page<Application>> {
    return findPage(this.model, { filter: toQuery(filter), sort: ORDERS[order], request }, toApplication);
  }

  async findAllOfApplicant(applicantId: string, kind?: ApplicationKind): Promise<Application[]> {
    const filter = { applicantId: new Types.ObjectId(applicantId), ...(kind && { kind }) };
    return (await hotFind(this.model, filter, { sort: NEWEST_FIRST })).map(toApplication);
  }

  async findAllOfApplicants(kind: ApplicationKind, applicantIds: readonly string[]): Promise<Application[]> {
    return applicantIds.length === 0 ? [] : this.findAll({ kind, applicantId: { $in: [...applicantIds] } });
  }

  async findAllOfTargets(
    kind: ApplicationKind,
    targetIds: readonly string[],
    applicantId?: string,
  ): Promise<Application[]> {
    if (targetIds.length === 0) return [];
    return this.findAll({ kind, targetId: { $in: [...targetIds] }, ...(applicantId && { applicantId }) });
  }

  findPendingOfTarget(kind: ApplicationKind, targetId: string, until: Date): Promise<string[]> {
    return findPendingOfTarget(this.model, kind, targetId, until);
  }

  countByTarget(
    kind: ApplicationKind,
    targetIds: readonly string[],
  ): Promise<Map<string, ApplicationCounts>> {
    return countByTarget(this.model, kind, targetIds);
  }

  findLatest(kind: ApplicationKind, count: number): Promise<Application[]> {
    return this.findAll({ kind }, count);
  }

  async appliedSince(kind: ApplicationKind, since: Date): Promise<Date[]> {
    const found = await this.model
      .find({ kind, appliedAt: { $gte: since } }, { appliedAt: 1, _id: 0 })
      .lean<Pick<ApplicationDocument, 'appliedAt'>[]>();
    return found.map(({ appliedAt }) => appliedAt);
  }

  countByKind(): Promise<Record<ApplicationKind, ApplicationCounts>> {
    return countByKind(this.model);
  }

  async waitingSince(kind: ApplicationKind): Promise<Date | null> {
    const oldest = await this.model
      .findOne({ kind, status: 'pending' }, { appliedAt: 1 })
      .sort(OLDEST_FIRST)
      .lean<Pick<ApplicationDocument, 'appliedAt'>>();
    return oldest?.appliedAt ?? null;
  }

  async renamePerson(applicantId: string, called: Omit<Searched, 'title'>): Promise<void> {
    const { person, email } = called;
    const otherwise = { applicantId, $or: [{ person: { $ne: person } }, { email: { $ne: email } }] };
    await this.model.updateMany(otherwise, { $set: called });
  }

  async renameTarget(kind: ApplicationKind, targetId: string, title: string): Promise<void> {
    await this.model.updateMany({ kind, targetId, title: { $ne: title } }, { $set: { title } });
  }

  findEnded(from: Date, date: Date, count: number): Promise<EndedApplication[]> {
    return findEnded(this.model, from, date, count);
  }

  removeEndedOf(applicantId: string, date: Date): Promise<RemovedApplication[]> {
    return removeAll(this.model, { applicantId, decidedAt: { $lt: date } });
  }

  async removeMany(ids: readonly string[]): Promise<RemovedApplication[]> {
    return ids.length === 0 ? [] : removeAll(this.model, { _id: { $in: [...ids] } });
  }

  removeSomeOfTarget(kind: ApplicationKind, targetId: string, count: number): Promise<RemovedApplication[]> {
    return removeAll(this.model, { kind, targetId }, count);
  }

  removeAllOfApplicant(applicantId: string): Promise<RemovedApplication[]> {
    return removeAll(this.model, { applicantId });
  }

  private async findAll(filter: Filter, limit?: number): Promise<Application[]> {
    const query = this.model.find(filter, null, limit ? { limit } : {});
    return (await query.sort(NEWEST_FIRST).lean<ApplicationDocument[]>()).map(toApplication);
  }
}
