import { Schema, type Types } from 'mongoose';
import { EXPIRY_BY_STORE, RETENTION } from '../../../../shared/time/retention.ts';
import type { Session } from '../../domain/session.ts';
import { declareCollection } from '../../../../platform/database/collections/collection.ts';
import { span } from '../../../../shared/time/span.ts';

export type SessionDocument = Omit<Session, 'id' | 'subjectId' | 'confirmedAt'> & {
  _id: Types.ObjectId;
  subjectId: Types.ObjectId;
  /** Missing in documents that older versions wrote. */
  confirmedAt?: Date;
};

export const SESSION_MODEL = 'Session';

export const sessionSchema = new Schema<SessionDocument>(
  {
    audience: { type: String, enum: ['user', 'admin'], required: true },
    subjectId: { type: Schema.Types.ObjectId, required: true },
    epoch: { type: Number, required: true },
    openedAt: { type: Date, required: true },
    confirmedAt: { type: Date },
    lastSeenAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    device: { type: String, default: '' },
  },
  { versionKey: false },
);

sessionSchema.index({ audience: 1, subjectId: 1, lastSeenAt: -1 });
sessionSchema.index({ expiresAt: 1 }, EXPIRY_BY_STORE);

const unused = ({ idle, most }: { idle: number; most: number }): string =>
  `after ${span(idle)} without use, and ${span(most)} at the latest`;

export const sessionsCollection = declareCollection({
  name: 'sessions',
  model: SESSION_MODEL,
  schema: sessionSchema,
  backups: 'never',
  personal: {
    of: ({ kind, id }) => ({ audience: kind, subjectId: id }),
    onErasure: 'remove',
    exported: 'sessions',
  },
  kept: [
    { what: "a user's session", when: unused(RETENTION.sessions.user) },
    { what: "an administrator's session", when: unused(RETENTION.sessions.admin) },
  ],
});

export function toSession({ _id, subjectId, ...document }: SessionDocument): Session {
  const { confirmedAt = document.openedAt } = document;
  return { id: _id.toHexString(), subjectId: subjectId.toHexString(), ...document, confirmedAt };
}
