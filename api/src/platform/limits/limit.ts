import { SetMetadata } from '@nestjs/common';
import type { BudgetName } from './budgets.ts';

export const LIMIT = Symbol('limit');

/** The handler's requests also count against this budget; 429 with `Retry-After` when it is used up. */
export function Limit(budget: BudgetName) {
  return SetMetadata(LIMIT, budget);
}
