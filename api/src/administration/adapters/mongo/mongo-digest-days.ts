import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Schema, type Model } from 'mongoose';
import { Clock } from '../../../shared/time/clock.ts';
import { RETENTION } from '../../../shared/time/retention.ts';
import { DigestDays } from '../../application/digest.ports.ts';
import { declareCollection } from '../../../platform/database/collections/collection.ts';
import { span } from '../../../shared/time/span.ts';

export interface DigestDayDocument {
  _id: string;
  takenAt: Date;
}

export const DIGEST_DAY_MODEL = 'DigestDay';

export const digestDaySchema = new Schema<DigestDayDocument>(
  { _id: String, takenAt: { type: Date, required: true } },
  { versionKey: false },
);
digestDaySchema.index({ takenAt: 1 }, { expireAfterSeconds: RETENTION.digestDays / 1000 });

export const digestDaysCollection = declareCollection({
  name: 'digestDays',
  model: DIGEST_DAY_MODEL,
  schema: digestDaySchema,
  backups: 'internal',
  personal: 'none',
  kept: [
    { what: 'the days for which the daily digest was written', when: `after ${span(RETENTION.digestDays)}` },
  ],
});

@Injectable()
export class MongoDigestDays extends DigestDays {
  constructor(
    @InjectModel(DIGEST_DAY_MODEL) private readonly model: Model<DigestDayDocument>,
    private readonly clock: Clock,
  ) {
    super();
  }

  async take(day: string): Promise<boolean> {
    const taken = await this.model.updateOne(
      { _id: day },
      { $setOnInsert: { takenAt: this.clock.now() } },
      { upsert: true },
    );
    return taken.upsertedCount === 1;
  }
}
