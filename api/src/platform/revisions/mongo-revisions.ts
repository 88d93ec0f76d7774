import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Schema } from 'mongoose';
import { PUBLIC_LISTS, Revisions, type PublicList } from './revisions.ts';

export interface RevisionRecord {
  _id: PublicList;
  number: number;
}

export const RevisionSchema = new Schema<RevisionRecord>(
  { _id: String, number: { type: Number, required: true } },
  { collection: 'revisions', versionKey: false },
);

@Injectable()
export class MongoRevisions extends Revisions implements OnApplicationBootstrap {
  constructor(@InjectModel('Revision') private readonly records: Model<RevisionRecord>) {
    super();
  }

  /** The counters exist before the first change, so that two first changes do not race to insert one. */
  async onApplicationBootstrap(): Promise<void> {
    for (const _id of PUBLIC_LISTS)
      await this.records.updateOne({ _id }, { $inc: { number: 0 } }, { upsert: true });
  }

  async current(list: PublicList): Promise<number> {
    const found = await this.records.findById(list).lean<RevisionRecord>();
    return found?.number ?? 0;
  }

  async bump(list: PublicList): Promise<void> {
    await this.records.updateOne({ _id: list }, { $inc: { number: 1 } }, { upsert: true });
  }
}
