import { Schema, type Types } from 'mongoose';
import { NOTIFICATIONS } from '@consulting/contracts';
import { declareCollection } from '../../../platform/database/collections/collection.ts';
import type { UnsubscribeLink } from '../../application/users.ports.ts';

export interface UnsubscribeLinkDocument extends Pick<UnsubscribeLink, 'notification' | 'sealed'> {
  /** The hash of the token. */
  _id: string;
  userId: Types.ObjectId;
  /** Absent in those that earlier versions wrote, which are not former. */
  isFormer?: boolean;
}

export const UNSUBSCRIBE_LINK_MODEL = 'UnsubscribeLink';

export const unsubscribeLinkSchema = new Schema<UnsubscribeLinkDocument>(
  {
    _id: String,
    userId: { type: Schema.Types.ObjectId, required: true },
    notification: { type: String, enum: NOTIFICATIONS, required: true },
    sealed: { type: String, required: true },
    isFormer: Boolean,
  },
  { versionKey: false },
);

unsubscribeLinkSchema.index({ userId: 1, notification: 1 });

export const unsubscribeLinksCollection = declareCollection({
  name: 'unsubscribelinks',
  model: UNSUBSCRIBE_LINK_MODEL,
  schema: unsubscribeLinkSchema,
  // Links of mails that were sent before a restore go on working.
  backups: 'always',
  personal: {
    of: ({ id }) => ({ userId: id }),
    onErasure: 'remove',
    exported: { not: 'It has only the secrets of links in mails' },
  },
  kept: 'until-deleted',
});
