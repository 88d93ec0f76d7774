import { Schema, type Types } from 'mongoose';
import type { Session } from '../../domain/session.ts';

export type SessionDocument = Omit<Session, 'id' | 'subjectId'> & {
  _id: Types.ObjectId;
  subjectId: Types.ObjectId;
};

export const SESSION_MODEL = 'Session';

/** A sweep of ours runs every few minutes, by the product's clock; the store's own expiry only ever finds what that missed. */
export const SECOND_BROOM = { expireAfterSeconds: 365 * 24 * 3600 };

export const sessionSchema = new Schema<SessionDocument>(
  {
    audience: { type: String, enum: ['user', 'admin'], required: true },
    subjectId: { type: Schema.Types.ObjectId, required: true },
    epoch: { type: Number, required: true },
    openedAt: { type: Date, required: true },
    lastSeenAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    device: { type: String, default: '' },
  },
  { collection: 'sessions', versionKey: false },
);

sessionSchema.index({ audience: 1, subjectId: 1, lastSeenAt: -1 });
sessionSchema.index({ expiresAt: 1 }, SECOND_BROOM);

export function toSession({ _id, subjectId, ...document }: SessionDocument): Session {
  return { id: _id.toHexString(), subjectId: subjectId.toHexString(), ...document };
}
