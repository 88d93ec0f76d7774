import { Schema, type Types } from 'mongoose';

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
  { collection: 'ownerNews', versionKey: false },
);

ownerNewsSchema.index({ dueAt: 1 });
