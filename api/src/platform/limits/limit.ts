/**
 * The decorators `@Limit`, `@Uncounted` and `@KeepsNothing`, which say against which budget the requests of a handler count.
 *
 * A `@Limit` budget is counted in the store; no other request asks the store for its limits.
 */

import { SetMetadata } from '@nestjs/common';
import { RouteOptions } from '../../shared/http/route-options.ts';
import type { BudgetName } from './budgets.ts';

export const LIMIT = Symbol('limit');

/** Counts the handler's requests also against this budget; 429 with `Retry-After` when it is used up. */
export function Limit(budget: BudgetName) {
  return SetMetadata(LIMIT, budget);
}

/** Counts the handler's requests against no budget, for cheap routes that machines poll all day. */
export const Uncounted = () => RouteOptions({ uncounted: true });

export const KEEPS_NOTHING = Symbol('keeps nothing');

/**
 * Marks changes of one's account that add nothing that is kept: they do not count among the changes of a day. Who has used
 * these up, or whose session a stranger has, can still sign out and change the password.
 */
export const KeepsNothing = () => SetMetadata(KEEPS_NOTHING, true);
