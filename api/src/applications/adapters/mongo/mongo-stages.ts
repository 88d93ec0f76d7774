import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { StageRepository } from '../../application/applications.ports.ts';
import { FIRM_STAGES, type Stages } from '../../domain/stage.ts';
import { STAGES, STAGES_MODEL, type StagesDocument } from './stages.schema.ts';

@Injectable()
export class MongoStages extends StageRepository {
  constructor(@InjectModel(STAGES_MODEL) private readonly model: Model<StagesDocument>) {
    super();
  }

  async find(): Promise<Stages> {
    return toStages(await this.model.findById(STAGES).lean<StagesDocument>());
  }

  async lock(): Promise<Stages> {
    const locked = await this.model
      .findOneAndUpdate({ _id: STAGES }, { $inc: { holds: 1 } }, { upsert: true, returnDocument: 'after' })
      .lean<StagesDocument>();
    return toStages(locked);
  }

  async replace({ list, removed }: Stages): Promise<void> {
    await this.model.updateOne({ _id: STAGES }, { $set: { list: [...list], removed: [...removed] } });
  }
}

/** A document without a list is one that was only locked. */
function toStages(document: StagesDocument | null): Stages {
  if (!document || !(document.list?.length > 0)) return FIRM_STAGES;
  return {
    list: document.list.map(({ id, name }) => ({ id, name: { en: name.en, de: name.de } })),
    removed: (document.removed ?? []).map(({ id, to, at }) => ({ id, to, at })),
  };
}
