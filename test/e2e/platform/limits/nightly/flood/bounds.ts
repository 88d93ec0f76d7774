/** At most so many requests within these minutes. */
export interface Bound {
  requests: number;
  minutes: number;
}

interface Bounds {
  /** Of a network address; of an IPv6 /48 ten times as many. */
  address: Bound;
  /** Of an account, from whatever addresses. */
  account?: Bound;
  /** Of all callers together; then each network has the rest. */
  all?: { requests: number; thenPerNetwork: number };
  /** Requests of an address that are refused for what they say; missing where they count as all others. */
  refused?: Bound;
}

const within = (minutes: number) => (requests: number) => ({ requests, minutes });
const [aMinute, aQuarter, anHour, aDay] = [within(1), within(15), within(60), within(24 * 60)];

/**
 * What each budget promises. Written down once more, and not read from the product: whoever changes a bound, or takes it from
 * a route, says so here.
 */
export const BOUNDS = {
  general: { address: aMinute(1200) },
  'one press': { address: aMinute(3000) },
  changes: { address: aMinute(1200), account: aDay(2000) },
  'sign-in': { address: aMinute(60), account: aQuarter(20) },
  passkey: { address: aMinute(600), account: aQuarter(60) },
  register: {
    ...{ address: anHour(30), account: anHour(5), refused: anHour(150) },
    all: { requests: 300, thenPerNetwork: 2 },
  },
  contact: { address: anHour(10), refused: anHour(50), all: { requests: 300, thenPerNetwork: 2 } },
  'guest-apply': { address: anHour(20), refused: anHour(100), all: { requests: 300, thenPerNetwork: 2 } },
  reset: { address: anHour(30), account: anHour(6), refused: anHour(150) },
  'new-password': { address: anHour(300), account: anHour(10), refused: anHour(1500) },
  access: { address: anHour(300), account: anHour(20), refused: anHour(1500) },
  apply: { address: anHour(600), account: anHour(200), refused: anHour(3000) },
  upload: { address: anHour(300), account: anHour(120), refused: anHour(1500) },
  posting: { address: anHour(300), account: anHour(60), refused: anHour(1500) },
  'read-cv': { address: anHour(120), account: anHour(20) },
  'profile-document': { address: anHour(300), account: anHour(120) },
} as const satisfies Record<string, Bounds>;

export type BudgetName = keyof typeof BOUNDS;
/** Whom a bound is counted for; `refused` are requests of an address that are refused for what they say. */
export type CountedFor = 'address' | 'account' | 'refused';

/** Returns a bound; throws where the budget does not count so. */
export function boundOf(budget: BudgetName, by: CountedFor): Bound {
  const bound = (BOUNDS[budget] as Bounds)[by];
  if (!bound) throw new Error(`The budget "${budget}" does not count by ${by}`);
  return bound;
}

/** Returns how many requests a bound lets in within an hour. */
export const inAnHour = ({ requests, minutes }: Bound): number => requests * Math.max(1, 60 / minutes);
