/** The state of a budget after a request was counted. */
export interface BudgetState {
  /** Requests allowed in a whole window. */
  allowed: number;
  left: number;
  /** Seconds until a new window begins. */
  seconds: number;
}

/** A counted request. */
export interface Spent extends BudgetState {
  /** Counts it no longer, unless its window has ended. */
  giveBack(): Promise<void>;
}

/** Counts requests exactly, across all processes and restarts. */
export abstract class Budgets {
  /**
   * Counts one request of `who`, or as many `points`, and returns what is left. DomainError `too-many` above `limit` times
   * RATE_LIMIT_SCALE within `minutes`, until these end; what is refused is not counted.
   */
  abstract spend(
    budget: string,
    who: string,
    limit: number,
    minutes: number,
    points?: number,
  ): Promise<Spent>;
  /** Returns a limit scaled for this installation. */
  abstract allowed(limit: number): number;
}
