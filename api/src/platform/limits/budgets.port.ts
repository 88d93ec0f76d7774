/** How a budget stands after a request was counted. */
export interface BudgetState {
  /** Requests of a whole window. */
  allowed: number;
  left: number;
  /** Until a new window begins. */
  seconds: number;
}

/** How much one call of `spend` counts, and for how long a used-up budget refuses. */
export interface Spending {
  /** 1 unless something else than requests is counted. */
  points?: number;
  /** Refuses until the window ends, instead of for a minute: for what takes room in the store. */
  untilEnd?: boolean;
}

/** Counts requests over all processes and restarts, exactly. */
export abstract class Budgets {
  /**
   * Counts one request of `who`, and tells what is left. DomainError `too-many` above `limit` times RATE_LIMIT_SCALE within
   * `minutes`.
   */
  abstract spend(
    budget: string,
    who: string,
    limit: number,
    minutes: number,
    spending?: Spending,
  ): Promise<BudgetState>;
  /** What a limit is in this installation. */
  abstract allowed(limit: number): number;
}
