import type { Delivery, Webhook } from '../src/shared/api/types.ts';

/** An active webhook without deliveries. */
export const aWebhook = (host: string, changes: Partial<Webhook> = {}): Webhook => ({
  _id: host,
  version: 'v1',
  url: `https://${host}/`,
  events: ['job.opened'],
  description: '',
  active: true,
  hold: null,
  addressBy: 'me',
  ownerRemoved: false,
  createdAt: '2026-03-02T09:00:00.000Z',
  formerSecretUntil: null,
  lastDeliveredAt: null,
  waiting: 0,
  failed: 0,
  held: 0,
  ...changes,
});

/** A delivery that succeeded at the first attempt. */
export const aDelivery = (id: string, changes: Partial<Delivery> = {}): Delivery => ({
  _id: id,
  messageId: `msg_${id}`,
  type: 'job.opened',
  state: 'delivered',
  attempts: [{ at: '2026-03-05T09:00:00.000Z', status: 204, milliseconds: 184, error: null }],
  createdAt: '2026-03-05T09:00:00.000Z',
  nextAt: null,
  ...changes,
});
