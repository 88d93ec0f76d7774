import type { Migration } from './migration.ts';
import { createCollectionOf } from './steps.ts';

export const apiKeys: Migration = {
  number: 8,
  name: 'The keys with which programs call',
  run: createCollectionOf('ApiKey'),
};
