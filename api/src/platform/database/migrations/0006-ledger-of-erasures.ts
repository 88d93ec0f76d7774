import type { Migration } from './migration.ts';
import { createCollectionOf } from './steps.ts';

export const ledgerOfErasures: Migration = {
  number: 6,
  name: 'What is erased is noted by its id, to be erased again after a restore',
  run: createCollectionOf('Erasure'),
};
