import { Schema } from 'mongoose';
import type { OutboxEntry } from '../outbox/outbox-entry.ts';
import type { MailState } from './undelivered-mails.ts';
import type { Mail } from './mail-queue.ts';

/** A mail that is not delivered yet. A delivered one is removed: nobody's address is kept longer than needed. */
export interface QueuedMail extends OutboxEntry {
  /** Without a language when an older version wrote it. */
  mail: Omit<Mail, 'language'> & Partial<Pick<Mail, 'language'>>;
  state: MailState;
  lastError: string | null;
  createdAt: Date;
}

export const OutboxSchema = new Schema<QueuedMail>(
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
