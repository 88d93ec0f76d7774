import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Schema, type Model } from 'mongoose';
import { emailKey } from '../../../shared/person/email-history.ts';
import { RETENTION } from '../../../shared/time/retention.ts';
import { span } from '../../../shared/time/span.ts';
import { declareCollection } from '../../database/collections/collection.ts';
import { Refusals } from './refusals.port.ts';

/** As many final refusals in a row pause an address. */
const MOST_REFUSALS = 3;

interface RefusalDocument {
  /** The hash of the address. */
  _id: string;
  count: number;
  at: Date;
}

const REFUSAL_MODEL = 'Refusal';

export const refusalSchema = new Schema<RefusalDocument>(
  { _id: String, count: { type: Number, required: true }, at: { type: Date, required: true } },
  { versionKey: false },
);
refusalSchema.index({ at: 1 }, { expireAfterSeconds: RETENTION.refusals / 1000 });

export const refusalsCollection = declareCollection({
  name: 'refusals',
  model: REFUSAL_MODEL,
  schema: refusalSchema,
  backups: 'never',
  personal: 'none',
  kept: [
    {
      what: 'how often a mail server has refused an address (its hash)',
      when: `after ${span(RETENTION.refusals)}, or with the next mail that is delivered`,
    },
  ],
});

const keyOf = (address: string): string => createHash('sha256').update(emailKey(address)).digest('base64url');

@Injectable()
export class MongoRefusals extends Refusals {
  constructor(@InjectModel(REFUSAL_MODEL) private readonly model: Model<RefusalDocument>) {
    super();
  }

  async refused(address: string, at: Date): Promise<void> {
    await this.model.updateOne(
      { _id: keyOf(address) },
      { $inc: { count: 1 }, $set: { at } },
      { upsert: true },
    );
  }

  async forget(address: string): Promise<void> {
    await this.model.deleteOne({ _id: keyOf(address) });
  }

  async isPaused(address: string): Promise<boolean> {
    const found = await this.model.findById(keyOf(address)).lean<RefusalDocument>();
    return (found?.count ?? 0) >= MOST_REFUSALS;
  }
}
