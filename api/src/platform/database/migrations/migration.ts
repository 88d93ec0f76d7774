import type { Connection } from 'mongoose';

/** The store as the driver sees it: a migration knows documents as they were then, not today's models. */
export type Store = NonNullable<Connection['db']>;

/**
 * Brings documents that an earlier version wrote into the form of this one. It has run once when it has run whole: a
 * process that ends in the middle leaves it to the next start, so that it must not mind what is done already.
 */
export interface Migration {
  /** Also the order. Never used again, and never changed once it was released. */
  number: number;
  /** What it does, for the operator who reads the log. */
  name: string;
  run(store: Store, connection: Connection): Promise<void>;
}
