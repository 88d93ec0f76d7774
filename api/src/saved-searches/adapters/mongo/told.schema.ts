import { SAVED_SEARCH_KINDS, type SavedSearchKind } from '@consulting/contracts';
import { Schema, type Types } from 'mongoose';
import { declareCollection } from '../../../platform/database/collections/collection.ts';
import { RETENTION } from '../../../shared/time/retention.ts';
import { span } from '../../../shared/time/span.ts';

/** An opening of an entry that an alert told to a person. */
export interface ToldDocument {
  _id: Types.ObjectId;
  personId: Types.ObjectId;
  targetKind: SavedSearchKind;
  targetId: Types.ObjectId;
  openedAt: Date;
  at: Date;
}

export const TOLD_MODEL = 'Told';

export const toldSchema = new Schema<ToldDocument>(
  {
    personId: { type: Schema.Types.ObjectId, required: true },
    targetKind: { type: String, enum: SAVED_SEARCH_KINDS, required: true },
    targetId: { type: Schema.Types.ObjectId, required: true },
    openedAt: { type: Date, required: true },
    at: { type: Date, required: true },
  },
  { versionKey: false },
);
toldSchema.index({ personId: 1, targetKind: 1, targetId: 1, openedAt: 1 }, { unique: true });
toldSchema.index({ at: 1 }, { expireAfterSeconds: RETENTION.told / 1000 });

export const toldCollection = declareCollection({
  name: 'told',
  model: TOLD_MODEL,
  schema: toldSchema,
  backups: 'always',
  personal: { of: ({ id }) => ({ personId: id }), onErasure: 'remove', exported: 'alerts' },
  kept: [{ what: 'what an alert has told a person', when: `after ${span(RETENTION.told)}` }],
});
