import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
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

  async endsOf(personIds: readonly string[], now: Date): Promise<Map<string, Date>> {
    if (personIds.length === 0) return new Map();
    const found = await this.model
      .find({ _id: { $in: [...personIds] }, until: { $gt: now } }, { until: 1 })
      .lean<{ _id: PoolConsentDocument['_id']; until: Date }[]>();
    return new Map(found.map(({ _id, until }) => [_id.toHexString(), until]));
  }

  async put({ personId, ...consent }: PoolConsent): Promise<void> {
    await this.model.updateOne({ _id: personId }, { $set: consent }, { upsert: true, runValidators: true });
  }

  async remove(personId: string): Promise<boolean> {
    return (await this.model.deleteOne({ _id: personId })).deletedCount > 0;
  }

  findEnding(date: Date, count: number): Promise<string[]> {
    return this.ids({ askedAgainAt: null, until: { $lte: date } }, count);
  }

  findEnded(date: Date, count: number): Promise<string[]> {
    return this.ids({ until: { $lte: date } }, count);
  }

  async removeLapsed(date: Date): Promise<void> {
    await this.model.deleteMany({ answer: { $in: [null, 'no'] }, askedAt: { $lt: date } });
  }

  private async ids(filter: QueryFilter<PoolConsentDocument>, count: number): Promise<string[]> {
    const found = await this.model
      .find(filter, { _id: 1 })
      .sort({ until: 1 })
      .limit(count)
      .lean<Pick<PoolConsentDocument, '_id'>[]>();
    return found.map(({ _id }) => _id.toHexString());
  }
}
