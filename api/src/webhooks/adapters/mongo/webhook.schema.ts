import { LIMITS } from '@consulting/contracts';
import { Schema, type Types } from 'mongoose';
import type { Webhook, WebhookSecret } from '../../domain/webhook.ts';
import { holdFields, toHold, type HoldFields } from '../../../shared/hold/hold-fields.ts';
import { declareCollection } from '../../../platform/database/collections/collection.ts';

export interface WebhookDocument extends Omit<Webhook, 'id' | 'addressBy' | 'hold'> {
  _id: Types.ObjectId;
  /** Missing in documents that older versions wrote, like `hold`. */
  addressBy?: Types.ObjectId | null;
  hold?: HoldFields | null;
  /** One of `SLOTS`, unique, so that only one of two simultaneous requests gets the last one. */
  slot: number;
  /** The last place in its line that was taken. */
  place: number;
  /** Raised by `lock`, so that a change at the same moment conflicts with it. */
  holds: number;
}

export const WEBHOOK_MODEL = 'Webhook';

export const SLOTS = Array.from({ length: LIMITS.webhooks }, (_, at) => at + 1);

const secretSchema = new Schema<WebhookSecret>(
  { sealed: { type: String, required: true }, until: { type: Date, default: null } },
  { _id: false, id: false },
);

export const webhookSchema = new Schema<WebhookDocument>(
  {
    url: { type: String, required: true },
    events: { type: [String], required: true },
    description: { type: String, default: '' },
    active: { type: Boolean, required: true },
    secrets: { type: [secretSchema], required: true },
    createdAt: { type: Date, required: true },
    addressBy: { type: Schema.Types.ObjectId, default: null },
    hold: { type: holdFields, default: null },
    slot: { type: Number, required: true },
    place: { type: Number, default: 0 },
    holds: { type: Number, default: 0 },
  },
  { versionKey: false },
);
webhookSchema.index({ slot: 1 }, { unique: true });
webhookSchema.index({ createdAt: -1, _id: -1 });

export const webhooksCollection = declareCollection({
  name: 'webhooks',
  model: WEBHOOK_MODEL,
  schema: webhookSchema,
  backups: 'always',
  personal: 'none',
  kept: 'until-deleted',
});

export function toWebhook(document: WebhookDocument): Webhook {
  const { _id, url, events, description, active, secrets, createdAt, addressBy, hold } = document;
  return {
    id: _id.toHexString(),
    url,
    events,
    description,
    active,
    secrets: secrets.map(({ sealed, until }) => ({ sealed, until })),
    createdAt,
    addressBy: addressBy ? addressBy.toHexString() : null,
    hold: toHold(hold),
  };
}
