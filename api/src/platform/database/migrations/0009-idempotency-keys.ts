import type { Migration } from './migration.ts';
import { createCollectionOf } from './steps.ts';

export const idempotencyKeys: Migration = {
  number: 9,
  name: 'What was answered to requests with an Idempotency-Key',
  run: createCollectionOf('IdempotencyKey'),
};
