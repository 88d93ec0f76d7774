import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { ROLES, type Role } from '@consulting/contracts';
import { UNTOLD } from '../../../platform/changes/tells-changes.ts';
import { batchesOf } from '../../../platform/database/queries/batches.ts';
import { findByIds } from '../../../platform/database/queries/find-by-ids.ts';
import { findPage } from '../../../platform/database/queries/find-page.ts';
import { countBy } from '../../../platform/database/queries/kept-counts.ts';
import { hotRead } from '../../../platform/database/queries/hot-read.ts';
import { allOf } from '../../../platform/search/containing.ts';
import { arrivalsIn, arrivingByEdit } from '../../../platform/search/arrivals/arrivals.ts';
import { EVERY_WORD, finding, OF_SKILLS } from '../../../platform/search/finding.ts';
import type { Arrival, News } from '../../../shared/arrival.ts';
import { freeBy } from '../../../shared/person/availability-fields.ts';
import type { Page, PageRequest } from '../../../shared/page.ts';
import { UserRepository, type UserFilter, type UserWrite } from '../../application/users.ports.ts';
import type { User } from '../../domain/user.ts';
import { Clock } from '../../../shared/time/clock.ts';
import { toUser, USER_FILTERED, USER_MODEL, USER_SEARCH, type UserDocument } from './user.schema.ts';

const toQuery = (
  role: Role | undefined,
  { q, skill, blocked, inPool, freeBy: day }: Omit<UserFilter, 'ids'>,
  now: Date,
): QueryFilter<UserDocument> => ({
  ...(role && { role }),
  ...(blocked !== undefined && { blocked }),
  ...(inPool && { inPool }),
  ...allOf(
    ...finding(USER_SEARCH, q, EVERY_WORD),
    ...finding({ skills: 'skills' }, skill, OF_SKILLS),
    ...freeBy(day, now),
  ),
});

@Injectable()
export class MongoUserRepository extends UserRepository {
  constructor(
    @InjectModel(USER_MODEL) private readonly model: Model<UserDocument>,
    private readonly clock: Clock,
  ) {
    super();
  }

  async find(id: string): Promise<User | null> {
    const document = await hotRead(this.model, id);
    return document && toUser(document);
  }

  async findMany(ids: readonly string[]): Promise<Map<string, User>> {
    const documents = await findByIds(this.model, ids);
    return new Map(documents.map((document) => [document._id.toHexString(), toUser(document)]));
  }

  batches(role: Role): AsyncIterable<User[]> {
    return batchesOf(this.model, { filter: { role } }, toUser);
  }

  async page(
    role: Role | undefined,
    { ids, ...terms }: UserFilter,
    request: PageRequest,
  ): Promise<Page<User>> {
    const matching = toQuery(role, terms, this.clock.now());
    const filter = { ...matching, ...(ids ? { _id: { $in: [...ids] } } : {}) };
    const isUnindexed = terms.freeBy !== undefined;
    return findPage(this.model, { filter, sort: { _id: -1 }, request, isUnindexed }, toUser);
  }

  arrivals(role: Role | undefined, terms: Omit<UserFilter, 'ids'>, news: News): Promise<Arrival[]> {
    const matching = toQuery(role, terms, this.clock.now());
    return arrivalsIn(this.model, { ...news, fields: USER_FILTERED, matching });
  }

  async countByRole(): Promise<Record<Role, number>> {
    const counts = { JobSeeker: 0, Freelancer: 0, B2B: 0 };
    for (const { _id, count } of await countBy(this.model, { role: ROLES })) counts[_id.role] = count;
    return counts;
  }

  async replace(id: string, write: UserWrite): Promise<User | null> {
    const { poolUntil } = write;
    const change = { ...write, ...(poolUntil !== undefined && { inPool: poolUntil !== null }) };
    const edit = { fields: USER_FILTERED, change, at: this.clock.now() };
    const arrival = await arrivingByEdit(this.model, id, edit);
    const document = await this.model
      .findOneAndUpdate({ _id: id }, { $set: { ...change, ...arrival } }, { returnDocument: 'after' })
      .lean<UserDocument>();
    return document && toUser(document);
  }

  lock(id: string): Promise<User | null> {
    return this.lockIf({ _id: id });
  }

  async findUnverified(date: Date, count: number): Promise<string[]> {
    const found = await this.model
      .find({ emailVerified: false, createdAt: { $lt: date } }, { _id: 1 })
      .sort({ createdAt: 1 })
      .limit(count)
      .lean<Pick<UserDocument, '_id'>[]>();
    return found.map(({ _id }) => _id.toHexString());
  }

  lockUnverified(id: string): Promise<User | null> {
    return this.lockIf({ _id: id, emailVerified: false });
  }

  async remove(id: string): Promise<User | null> {
    const document = await this.model.findOneAndDelete({ _id: id }).lean<UserDocument>();
    return document && toUser(document);
  }

  private async lockIf(filter: object): Promise<User | null> {
    const document = await this.model
      .findOneAndUpdate(filter, { $inc: { holds: 1 } }, { ...UNTOLD, returnDocument: 'after' })
      .lean<UserDocument>();
    return document && toUser(document);
  }
}
