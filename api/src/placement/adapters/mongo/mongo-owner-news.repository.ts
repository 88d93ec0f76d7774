import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { OwnerNewsRepository, type OwnerNews } from '../../application/placement.ports.ts';
import { OWNER_NEWS_MODEL, type OwnerNewsDocument } from './owner-news.schema.ts';

const HOUR = 3_600_000;

@Injectable()
export class MongoOwnerNewsRepository extends OwnerNewsRepository {
  constructor(@InjectModel(OWNER_NEWS_MODEL) private readonly model: Model<OwnerNewsDocument>) {
    super();
  }

  async tellNowOrLater(ownerId: string, applicationId: string, now: Date): Promise<boolean> {
    const last = await this.model.findById(ownerId).lean<OwnerNewsDocument>();
    const dueAt = last && new Date(last.toldAt.getTime() + HOUR);
    if (dueAt && (dueAt > now || last.waiting.length > 0)) {
      await this.model.updateOne({ _id: ownerId }, { $push: { waiting: applicationId }, $set: { dueAt } });
      return false;
    }
    await this.model.updateOne(
      { _id: ownerId },
      { $set: { toldAt: now, dueAt: null, waiting: [] } },
      { upsert: true },
    );
    return true;
  }

  async tellAt(dueAt: Date, ownerId: string, applicationId: string): Promise<void> {
    await this.add(ownerId, dueAt, { waiting: applicationId });
  }

  async drop(ownerId: string, applicationId: string): Promise<boolean> {
    const unheard = { _id: ownerId, waiting: applicationId };
    const { matchedCount } = await this.model.updateOne(unheard, { $pull: { waiting: applicationId } });
    return matchedCount > 0;
  }

  async tellWithdrawnAt(dueAt: Date, ownerId: string, applicationId: string): Promise<void> {
    await this.add(ownerId, dueAt, { withdrawn: applicationId });
  }

  async findDue(now: Date): Promise<{ ownerId: string; dueAt: Date }[]> {
    const found = await this.model
      .find(isDue(now), { dueAt: 1 })
      .sort({ dueAt: 1 })
      .lean<{ _id: Types.ObjectId; dueAt: Date }[]>();
    return found.map(({ _id, dueAt }) => ({ ownerId: _id.toHexString(), dueAt }));
  }

  async take(ownerId: string, now: Date): Promise<OwnerNews> {
    const taken = await this.model
      .findOneAndUpdate(
        { _id: ownerId, ...isDue(now) },
        { $set: { dueAt: null, waiting: [], withdrawn: [] } },
        { returnDocument: 'before' },
      )
      .lean<OwnerNewsDocument>();
    return { applied: taken?.waiting ?? [], withdrawn: taken?.withdrawn ?? [] };
  }

  async postpone(ownerId: string, now: Date, until: Date): Promise<void> {
    await this.model.updateOne({ _id: ownerId, ...isDue(now) }, { $set: { dueAt: until } });
  }

  async noteTold(ownerId: string, now: Date): Promise<void> {
    await this.model.updateOne({ _id: ownerId }, { $set: { toldAt: now } });
  }

  /** An owner without a mail until now may get one at any time. */
  private async add(
    ownerId: string,
    dueAt: Date,
    entry: Partial<Record<'waiting' | 'withdrawn', string>>,
  ): Promise<void> {
    await this.model.updateOne(
      { _id: ownerId },
      { $push: entry, $set: { dueAt }, $setOnInsert: { toldAt: new Date(0) } },
      { upsert: true },
    );
  }
}

const isDue = (now: Date) => ({ dueAt: { $ne: null, $lte: now } });
