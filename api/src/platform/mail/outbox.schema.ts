import { Schema, type Types } from 'mongoose';
import type { OutboxState } from './outbox-reader.ts';
import type { Mail } from './outbox.ts';

/** A mail that is not delivered yet. A delivered one is removed: nobody's address is kept longer than needed. */
export interface OutboxRecord {
  _id: Types.ObjectId;
  /** Without a language when an older version wrote it. */
  mail: Omit<Mail, 'language'> & Partial<Pick<Mail, 'language'>>;
  /** What waits is due at `nextAt`; a claim moves that into the future, as far as `claimedUntil`. */
  state: OutboxState;
  /** What waits is due at `nextAt`; a claim moves that into the future, as far as `claimedUntil`. */
  nextAt: Date;
  /** While somebody sends it; null before and after. */
  claimedUntil: Date | null;
  attempts: number;
  lastError: string | null;
  createdAt: Date;
}

export const OutboxSchema = new Schema<OutboxRecord>(
  {
    mail: { type: Schema.Types.Mixed, required: true },
    state: { type: String, required: true },
    nextAt: { type: Date, required: true },
    claimedUntil: { type: Date, default: null },
    attempts: { type: Number, required: true },
    lastError: { type: String, default: null },
    createdAt: { type: Date, required: true },
  },
  { collection: 'outbox', versionKey: false },
);
OutboxSchema.index({ state: 1, nextAt: 1 });
OutboxSchema.index({ state: 1, createdAt: -1, _id: -1 });
OutboxSchema.index({ createdAt: -1, _id: -1 });
OutboxSchema.index({ 'mail.to': 1, createdAt: 1 });
OutboxSchema.index({ 'mail.about': 1 });
