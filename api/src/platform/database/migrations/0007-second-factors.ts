import type { Migration } from './migration.ts';
import { createCollectionOf } from './steps.ts';

export const secondFactors: Migration = {
  number: 7,
  name: 'What accounts sign in with besides a password',
  run: createCollectionOf('SignInFactors'),
};
