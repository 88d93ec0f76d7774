import { Schema, type Types } from 'mongoose';
import type { OutboxEntry } from '../../../platform/outbox/outbox-entry.ts';
import type { Attempt, Delivery, DeliveryState } from '../../domain/delivery.ts';
import type { SentType } from '../../domain/event.ts';
import { declareCollection } from '../../../platform/database/collections/collection.ts';
import { RETENTION } from '../../../shared/time/retention.ts';
import { span } from '../../../shared/time/span.ts';

/** One event for one webhook: an outbox entry, kept for some time after its delivery. */
export interface DeliveryDocument extends OutboxEntry {
  webhookId: Types.ObjectId;
  /** The place in the line of the webhook. */
  place: number;
  messageId: string;
  type: SentType;
  body: string;
  state: DeliveryState;
  /** The latest attempts; `attempts` counts those since it was queued. */
  log: Attempt[];
  createdAt: Date;
  /** When it was queued last. */
  queuedAt: Date;
  /** When it stopped waiting; null while it waits. */
  settledAt: Date | null;
}

export const DELIVERY_MODEL = 'WebhookDelivery';

const attemptSchema = new Schema<Attempt>(
  {
    at: { type: Date, required: true },
    status: { type: Number, default: null },
    milliseconds: { type: Number, required: true },
    error: { type: String, default: null },
  },
  { _id: false, id: false },
);

export const deliverySchema = new Schema<DeliveryDocument>(
  {
    webhookId: { type: Schema.Types.ObjectId, required: true },
    place: { type: Number, required: true },
    messageId: { type: String, required: true },
    type: { type: String, required: true },
    body: { type: String, required: true },
    state: { type: String, required: true },
    nextAt: { type: Date, required: true },
    claimedUntil: { type: Date, default: null },
    attempts: { type: Number, required: true },
    log: { type: [attemptSchema], default: [] },
    createdAt: { type: Date, required: true },
    queuedAt: { type: Date, required: true },
    settledAt: { type: Date, default: null },
  },
  { versionKey: false },
);
// Due deliveries, and the head of each line.
deliverySchema.index({ state: 1, nextAt: 1 });
deliverySchema.index({ webhookId: 1, state: 1, place: 1 });
// Lists, newest first: of one webhook, and of one webhook in one state.
deliverySchema.index({ webhookId: 1, createdAt: -1, _id: -1 });
deliverySchema.index({ webhookId: 1, state: 1, createdAt: -1, _id: -1 });
// The last delivery of a webhook, and deliveries at the end of their retention period.
deliverySchema.index({ webhookId: 1, state: 1, settledAt: -1 });
deliverySchema.index({ state: 1, settledAt: 1 });

export const deliveriesCollection = declareCollection({
  name: 'webhookdeliveries',
  model: DELIVERY_MODEL,
  schema: deliverySchema,
  backups: 'always',
  personal: 'none',
  keepsIds: 'The log of what was sent to other systems: ids that lead to nobody any more',
  kept: [
    {
      what: 'the record of an event sent to a webhook, given up or held',
      when: `${span(RETENTION.deliveries)} after that`,
    },
  ],
});

export function toDelivery(document: DeliveryDocument): Delivery {
  const { _id, webhookId, messageId, type, body, state, log, createdAt, nextAt } = document;
  return {
    id: _id.toHexString(),
    webhookId: webhookId.toHexString(),
    messageId,
    type,
    body,
    state,
    attempts: log.map(({ at, status, milliseconds, error }) => ({ at, status, milliseconds, error })),
    createdAt,
    nextAt,
  };
}
