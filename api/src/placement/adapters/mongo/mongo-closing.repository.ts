import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ClosingRepository, type Closing } from '../../application/placement.ports.ts';
import { CLOSING_MODEL, toClosing, toStoredDecider, type ClosingDocument } from './closing.schema.ts';

@Injectable()
export class MongoClosingRepository extends ClosingRepository {
  constructor(@InjectModel(CLOSING_MODEL) private readonly model: Model<ClosingDocument>) {
    super();
  }

  async begin({ targetId, actor, ...closing }: Closing): Promise<void> {
    const stored = { ...closing, decider: toStoredDecider(actor) };
    await this.model.updateOne({ _id: targetId }, { $set: stored }, { upsert: true });
  }

  async find(targetId: string): Promise<Closing | null> {
    const found = await this.model.findById(targetId).lean<ClosingDocument>();
    return found && toClosing(found);
  }

  async findAll(): Promise<Closing[]> {
    return (await this.model.find().sort({ _id: 1 }).lean<ClosingDocument[]>()).map(toClosing);
  }

  async end(targetId: string, at: Date): Promise<void> {
    await this.model.deleteOne({ _id: targetId, at });
  }
}
