import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { OwnerNewsRepository } from '../../application/placement.ports.ts';
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

  async findDue(now: Date): Promise<string[]> {
    const found = await this.model
      .find({ dueAt: { $ne: null, $lte: now } }, { _id: 1 })
      .sort({ dueAt: 1 })
      .lean<Pick<OwnerNewsDocument, '_id'>[]>();
    return found.map(({ _id }) => _id.toHexString());
  }

  async take(ownerId: string, now: Date): Promise<string[]> {
    const taken = await this.model
      .findOneAndUpdate(
        { _id: ownerId, dueAt: { $ne: null, $lte: now } },
        { $set: { dueAt: null, waiting: [] } },
        { returnDocument: 'before' },
      )
      .lean<OwnerNewsDocument>();
    return taken?.waiting ?? [];
  }

  async noteTold(ownerId: string, now: Date): Promise<void> {
    await this.model.updateOne({ _id: ownerId }, { $set: { toldAt: now } });
  }
}
