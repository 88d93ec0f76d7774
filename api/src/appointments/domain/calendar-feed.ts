import type { Role } from '@consulting/contracts';

/** The account whose calendar a feed shows: an administrator reads the firm's appointments, a company its own. */
export interface FeedOwner {
  kind: 'admin' | 'user';
  id: string;
}

/** A feed of an account; its address has a token, of which the hash is stored. */
export interface CalendarFeed {
  owner: FeedOwner;
  hash: string;
  createdAt: Date;
}

/** How far a feed reaches back and ahead, in days, and how many appointments it has at most. */
export const FEED = { daysBack: 30, daysAhead: 61, most: 500 } as const;

/** Users who decide on applications have a feed. */
export const hasFeed = (role: Role): boolean => role === 'B2B';
