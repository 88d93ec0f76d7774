import { Schema, type Types } from 'mongoose';
import { declareCollection } from '../../../platform/database/collections/collection.ts';

/** One document for each owner of projects that somebody has applied to. */
export interface OwnerNewsDocument {
  /** The owner's id. */
  _id: Types.ObjectId;
  /** When the last mail was sent. */
  toldAt: Date;
  /** When the next mail is due, if applications wait for it; null if none does. */
  dueAt: Date | null;
  /** Ids of the waiting applications. */
  waiting: string[];
  /** Ids of applications that were withdrawn after a mail about them; older documents lack it. */
  withdrawn?: string[];
}

export const OWNER_NEWS_MODEL = 'OwnerNews';

export const ownerNewsSchema = new Schema<OwnerNewsDocument>(
  {
    _id: Schema.Types.ObjectId,
    toldAt: { type: Date, required: true },
    dueAt: { type: Date, default: null },
    waiting: { type: [String], required: true },
    withdrawn: { type: [String], default: undefined },
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
