import { Schema } from 'mongoose';
import type { OutboxEntry } from '../outbox/outbox-entry.ts';
import type { MailState } from './undelivered-mails.ts';
import type { Mail } from './mail-queue.ts';
import { declareCollection } from '../database/collections/collection.ts';

/** An undelivered mail. Delivered ones are removed: no address is kept longer than needed. */
export interface QueuedMail extends OutboxEntry {
  /** The language is missing when an older version wrote the mail. */
  mail: Omit<Mail, 'language'> & Partial<Pick<Mail, 'language'>>;
  state: MailState;
  lastError: string | null;
  createdAt: Date;
}

export const queuedMailSchema = new Schema<QueuedMail>(
  {
    mail: { type: Schema.Types.Mixed, required: true },
    state: { type: String, required: true },
    nextAt: { type: Date, required: true },
    claimedUntil: { type: Date, default: null },
    attempts: { type: Number, required: true },
    lastError: { type: String, default: null },
    createdAt: { type: Date, required: true },
  },
  { versionKey: false },
);
queuedMailSchema.index({ state: 1, nextAt: 1 });
queuedMailSchema.index({ state: 1, createdAt: -1, _id: -1 });
queuedMailSchema.index({ createdAt: -1, _id: -1 });
queuedMailSchema.index({ 'mail.to': 1, createdAt: 1 });
queuedMailSchema.index({ 'mail.about': 1 });

export const queuedMailsCollection = declareCollection({
  name: 'outbox',
  model: 'Outbox',
  schema: queuedMailSchema,
  backups: 'always',
  personal: {
    of: ({ id }) => ({ 'mail.about': id }),
    onErasure: 'module',
    exported: 'mails-not-sent-yet',
  },
  kept: [{ what: 'an email that could not be delivered, or is held', when: 'after a month' }],
});
