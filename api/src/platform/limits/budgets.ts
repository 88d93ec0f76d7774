export type BudgetName =
  | 'sign-in'
  | 'register'
  | 'contact'
  | 'reset'
  | 'apply'
  | 'guest-apply'
  | 'upload'
  | 'read-cv'
  | 'posting'
  | 'passkey';

export interface Budget {
  /** Requests of one network address within `minutes`. */
  perAddress: number;
  /**
   * Requests for one account within `minutes`: of its owner, from any address. For an account that is only named by its
   * email address they count by known device or network address too, so that strangers use up nothing of the owner's.
   */
  perAccount?: number;
  /** `perAccount` is counted for each session of the account, so that no other caller uses it up. */
  isPerSession?: true;
  /** Requests of all callers together within `minutes`. */
  forAll?: number;
  minutes: number;
}

/**
 * Budgets of requests that are expensive or reach other people. A whole office shares one address, so that limit is
 * higher.
 */
export const BUDGETS: Record<BudgetName, Budget> = {
  'sign-in': { perAddress: 60, perAccount: 20, isPerSession: true, minutes: 15 },
  // Every visit to the sign-in form asks for a challenge.
  passkey: { perAddress: 600, perAccount: 60, isPerSession: true, minutes: 15 },
  register: { perAddress: 30, perAccount: 5, minutes: 60 },
  contact: { perAddress: 10, forAll: 300, minutes: 60 },
  reset: { perAddress: 30, perAccount: 6, minutes: 60 },
  apply: { perAddress: 600, perAccount: 200, minutes: 60 },
  // Each stores a file and sends a mail.
  'guest-apply': { perAddress: 20, forAll: 300, minutes: 60 },
  // Each may take five seconds of a thread.
  'read-cv': { perAddress: 120, perAccount: 20, minutes: 60 },
  upload: { perAddress: 300, perAccount: 120, minutes: 60 },
  // Everybody sees a company's posting at once.
  posting: { perAddress: 300, perAccount: 60, minutes: 60 },
};

/** The budget of every incoming request. */
export const GENERAL: Budget = { perAddress: 1200, minutes: 1 };

/**
 * Replaces `GENERAL` for requests with a valid API key, so that programs do not use up the budget of the people at
 * their address. Each key also has a budget of its own (`KEY_REQUESTS`).
 */
export const KEYED: Budget = { perAddress: 3000, minutes: 1 };

/**
 * Replaces `GENERAL` for the automatic refreshes of a signed-in client (`X-Poll: 1`): many open tabs at one address are
 * no attack.
 */
export const POLLING: Budget = { perAddress: 3000, minutes: 1 };
