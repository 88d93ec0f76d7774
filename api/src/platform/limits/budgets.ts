export type BudgetName =
  | 'sign-in'
  | 'register'
  | 'contact'
  | 'reset'
  | 'apply'
  | 'upload'
  | 'posting'
  | 'passkey';

export interface Budget {
  /** Requests of one network address within `minutes`. */
  perAddress: number;
  /** Requests for one account within `minutes`, from wherever. */
  perAccount?: number;
  /** Requests of all together within `minutes`. */
  forAll?: number;
  minutes: number;
}

/** Requests that are expensive or reach other people. A whole office shares one address, so that limit is higher. */
export const BUDGETS: Record<BudgetName, Budget> = {
  'sign-in': { perAddress: 60, perAccount: 20, minutes: 15 },
  // A challenge is asked for by every visit to the form, before anybody signs in.
  passkey: { perAddress: 600, perAccount: 60, minutes: 15 },
  register: { perAddress: 30, perAccount: 5, minutes: 60 },
  contact: { perAddress: 10, forAll: 300, minutes: 60 },
  reset: { perAddress: 30, perAccount: 6, minutes: 60 },
  apply: { perAddress: 600, perAccount: 200, minutes: 60 },
  upload: { perAddress: 300, perAccount: 120, minutes: 60 },
  // What a company posts everybody sees at once.
  posting: { perAddress: 300, perAccount: 60, minutes: 60 },
};

/** Every request, where it comes in. */
export const GENERAL: Budget = { perAddress: 1200, minutes: 1 };

/**
 * Instead of that, requests with a valid API key: a program does not use up what the people at its address have. Each key
 * has a budget of its own beside it (`KEY_REQUESTS`).
 */
export const KEYED: Budget = { perAddress: 3000, minutes: 1 };

/**
 * Instead of that, what the client of somebody who is signed in refreshes by itself (`X-Poll: 1`): many open tabs behind one
 * address are no attack.
 */
export const POLLING: Budget = { perAddress: 3000, minutes: 1 };
