import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { PoolRepository } from '../../application/pool.ports.ts';
import type { PoolConsent } from '../../domain/pool.ts';
import { POOL_CONSENT_MODEL, toPoolConsent, type PoolConsentDocument } from './pool-consent.schema.ts';

@Injectable()
export class MongoPoolRepository extends PoolRepository {
  constructor(@InjectModel(POOL_CONSENT_MODEL) private readonly model: Model<PoolConsentDocument>) {
    super();
  }

  async find(personId: string): Promise<PoolConsent | null> {
    const found = await this.model.findById(personId).lean<PoolConsentDocument>();
    return found && toPoolConsent(found);
  }

  async findByHash(hash: string): Promise<PoolConsent | null> {
    const found = await this.model.findOne({ hash }).lean<PoolConsentDocument>();
    return found && toPoolConsent(found);
  }

  async findByYes(yesId: string): Promise<PoolConsent | null> {
    const found = await this.model.findOne({ yesId }).lean<PoolConsentDocument>();
    return found && toPoolConsent(found);
  }

  async membersOf(personIds: readonly string[], now: Date): Promise<Set<string>> {
    if (personIds.length === 0) return new Set();
    const found = await this.model
      .find({ _id: { $in: [...personIds] }, until: { $gt: now } }, { _id: 1 })
      .lean<Pick<PoolConsentDocument, '_id'>[]>();
    return new Set(found.map(({ _id }) => _id.toHexString()));
  }

  async put({ personId, ...consent }: PoolConsent): Promise<void> {
    await this.model.updateOne({ _id: personId }, { $set: consent }, { upsert: true, runValidators: true });
  }

  async remove(personId: string): Promise<boolean> {
    return (await this.model.deleteOne({ _id: personId })).deletedCount > 0;
  }

  findEnding(date: Date, count: number): Promise<string[]> {
    return this.ids('askAgainAt', date, count);
  }

  findEnded(date: Date, count: number): Promise<string[]> {
    return this.ids('until', date, count);
  }

  async removeLapsed(date: Date): Promise<void> {
    await this.model.deleteMany({ answer: { $in: [null, 'no'] }, askedAt: { $lt: date } });
  }

  private async ids(field: 'askAgainAt' | 'until', date: Date, count: number): Promise<string[]> {
    const found = await this.model
      .find({ [field]: { $lte: date } }, { _id: 1 })
      .sort({ [field]: 1 })
      .limit(count)
      .lean<Pick<PoolConsentDocument, '_id'>[]>();
    return found.map(({ _id }) => _id.toHexString());
  }
}
