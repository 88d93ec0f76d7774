import type { Migration } from './migration.ts';
import { createCollectionOf } from './steps.ts';

export const webhooks: Migration = {
  number: 10,
  name: 'Other systems are told of events',
  run: createCollectionOf('Webhook', 'WebhookDelivery'),
};
