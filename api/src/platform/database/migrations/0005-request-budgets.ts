import type { Migration } from './migration.ts';
import { createCollectionOf } from './steps.ts';

export const requestBudgets: Migration = {
  number: 5,
  name: 'Request budgets are counted in the store, for all processes',
  run: createCollectionOf('BudgetWindow'),
};
