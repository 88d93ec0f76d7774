import { Schema, type Types } from 'mongoose';
import { declareCollection } from '../../../platform/database/collections/collection.ts';

/** One document for each owner of projects that somebody has applied to. */
export interface OwnerNewsDocument {
  /** The owner's id. */
  _id: Types.ObjectId;
  /** When the last mail was written. */
  toldAt: Date;
  /** When the hour of that mail is over, while applications wait for it; null while none does. */
  dueAt: Date | null;
  /** Ids of the applications that wait. */
  waiting: string[];
}

export const OWNER_NEWS_MODEL = 'OwnerNews';

export const ownerNewsSchema = new Schema<OwnerNewsDocument>(
  {
    _id: Schema.Types.ObjectId,
    toldAt: { type: Date, required: true },
    dueAt: { type: Date, default: null },
    waiting: { type: [String], required: true },
  },
  { versionKey: false },
);

ownerNewsSchema.index({ dueAt: 1 });

export const ownerNewsCollection = declareCollection({
  name: 'ownerNews',
  model: OWNER_NEWS_MODEL,
  schema: ownerNewsSchema,
  backups: 'always',
  personal: {
    of: ({ id }) => ({ _id: id }),
    onErasure: 'remove',
    exported: { not: 'It has ids of applications and the times of mails' },
  },
  kept: 'until-deleted',
});
