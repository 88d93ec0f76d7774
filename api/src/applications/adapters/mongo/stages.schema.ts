import { Schema } from 'mongoose';
import { declareCollection } from '../../../platform/database/collections/collection.ts';
import type { RemovedStage, Stages } from '../../domain/stage.ts';
import { stageSchema } from './application.schema.ts';

/** The id of the only document. */
export const STAGES = 'stages';

export interface StagesDocument extends Stages {
  _id: typeof STAGES;
  removed: RemovedStage[];
  /** Raised by `lock`, so that two changes at the same moment conflict. */
  holds: number;
}

export const STAGES_MODEL = 'Stages';

export const stagesSchema = new Schema<StagesDocument>(
  {
    _id: String,
    list: [stageSchema],
    removed: [new Schema({ id: String, to: String, at: Date }, { _id: false, id: false })],
    holds: { type: Number, default: 0 },
  },
  { versionKey: false },
);

export const stagesCollection = declareCollection({
  name: 'stages',
  model: STAGES_MODEL,
  schema: stagesSchema,
  backups: 'always',
  personal: 'none',
  kept: 'until-deleted',
});
