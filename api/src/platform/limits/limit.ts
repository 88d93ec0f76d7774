import { SetMetadata } from '@nestjs/common';
import { RouteOptions } from '../../shared/http/route-options.ts';
import type { BudgetName } from './budgets.ts';

export const LIMIT = Symbol('limit');

/** The handler's requests also count against this budget; 429 with `Retry-After` when it is used up. */
export function Limit(budget: BudgetName) {
  return SetMetadata(LIMIT, budget);
}

/** The handler's requests count against no budget at all: it costs nothing, and machines ask it all day. */
export const Uncounted = () => RouteOptions({ uncounted: true });
