/** The state of a budget after a request was counted. */
export interface BudgetState {
  /** Requests allowed in a whole window. */
  allowed: number;
  left: number;
  /** Seconds until a new window begins. */
  seconds: number;
}

/** The points that one call of `spend` counts, and how long a used-up budget refuses. */
export interface Spending {
  /** 1 by default; more when something other than requests is counted. */
  points?: number;
  /** Refuses until the window ends instead of for a minute, for data that takes room in the store. */
  untilEnd?: boolean;
}

/** Counts requests exactly, across all processes and restarts. */
export abstract class Budgets {
  /**
   * Counts one request of `who` and returns what is left. DomainError `too-many` above `limit` times RATE_LIMIT_SCALE
   * within `minutes`.
   */
  abstract spend(
    budget: string,
    who: string,
    limit: number,
    minutes: number,
    spending?: Spending,
  ): Promise<BudgetState>;
  /** Returns a limit scaled for this installation. */
  abstract allowed(limit: number): number;
}
