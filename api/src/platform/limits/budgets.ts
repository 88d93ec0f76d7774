export type BudgetName =
  | 'sign-in'
  | 'register'
  | 'contact'
  | 'reset'
  | 'new-password'
  | 'access'
  | 'apply'
  | 'guest-apply'
  | 'upload'
  | 'read-cv'
  | 'profile-document'
  | 'posting'
  | 'passkey';

export interface Budget {
  /** Requests of one network address within `addressMinutes`. */
  perAddress: number;
  /**
   * `minutes` by default. One minute where many people behind one address must not wait long for the one who has used
   * its budget up.
   */
  addressMinutes?: number;
  /**
   * Requests for one account within `minutes`: of its owner, from any address. For an account that is only named by its
   * email address they count by known device or network address too, so that strangers use up nothing of the owner's.
   */
  perAccount?: number;
  /** Requests for one account within a day, where each adds something that stays. */
  perDay?: number;
  /** `perAccount` is counted for each session of the account, so that no other caller uses it up. */
  isPerSession?: true;
  /** The bound for all callers together. */
  forAll?: Shared;
  /**
   * Requests that are answered with 400, 404, 413 or 415 are given back, and count against `REFUSED_TIMES` as many. Not
   * where a refused request is what the budget is about, as a wrong password is, or costs as much as an accepted one.
   */
  acceptedOnly?: true;
  minutes: number;
}

/** A bound that many callers share refuses nobody: above it all are slowed. */
interface Shared {
  /** Requests of all callers together within `minutes`. */
  requests: number;
  /** Requests of each network within `minutes`, once those are used up. */
  thenPerNetwork: number;
}

/** How many times `perAddress` the /48 of an IPv6 address has, in which one customer may have many /64. */
export const NETWORK_TIMES = 10;

/** How many times `perAddress` an address has for refused requests. */
export const REFUSED_TIMES = 5;

const SHARED: Shared = { requests: 300, thenPerNetwork: 2 };

/**
 * Budgets of requests that are expensive or reach other people. A whole office shares one address, so that limit is
 * higher.
 */
export const BUDGETS: Record<BudgetName, Budget> = {
  'sign-in': { perAddress: 60, addressMinutes: 1, perAccount: 20, isPerSession: true, minutes: 15 },
  // Every visit to the sign-in form asks for a challenge.
  passkey: { perAddress: 600, addressMinutes: 1, perAccount: 60, isPerSession: true, minutes: 15 },
  // Each stores an account and sends a mail.
  register: { perAddress: 30, perAccount: 5, forAll: SHARED, acceptedOnly: true, minutes: 60 },
  contact: { perAddress: 10, forAll: SHARED, acceptedOnly: true, minutes: 60 },
  reset: { perAddress: 30, perAccount: 6, acceptedOnly: true, minutes: 60 },
  // Each mails the owner, and hashes two passwords. Only who knows the current one uses it up.
  'new-password': { perAddress: 300, perAccount: 10, acceptedOnly: true, minutes: 60 },
  // Each mails the owner, or leads to what does: second factors, recovery codes, calendar feeds.
  access: { perAddress: 300, perAccount: 20, acceptedOnly: true, minutes: 60 },
  apply: { perAddress: 600, perAccount: 200, acceptedOnly: true, minutes: 60 },
  // Each stores a file and sends a mail.
  'guest-apply': { perAddress: 20, forAll: SHARED, acceptedOnly: true, minutes: 60 },
  // Each may take five seconds of a thread.
  'read-cv': { perAddress: 120, perAccount: 20, minutes: 60 },
  // Each may take seconds of a thread.
  'profile-document': { perAddress: 300, perAccount: 120, minutes: 60 },
  upload: { perAddress: 300, perAccount: 120, acceptedOnly: true, minutes: 60 },
  // Everybody sees a company's posting at once.
  posting: { perAddress: 300, perAccount: 60, perDay: 200, acceptedOnly: true, minutes: 60 },
};

/** A day, in minutes. */
export const DAY = 1440;

/**
 * Changes of one user within a day, of whatever kind: most add something that is kept, an entry of the audit log at least.
 * Nobody makes that many by hand. `@KeepsNothing` routes and DELETE do not count.
 */
export const CHANGES_A_DAY = 2000;

/** The budget of every incoming request. */
export const GENERAL: Budget = { perAddress: 1200, minutes: 1 };

/**
 * Replaces `GENERAL` for mailed links that mail programs call by themselves (`@OneClick`): one provider calls from few addresses
 * for all its users.
 */
export const ONE_CLICK: Budget = { perAddress: 3000, minutes: 1 };

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
