import type { Connection } from 'mongoose';
import type { Store } from '../collections/indexes.ts';

export type { Store };

/**
 * Brings a store that an earlier version wrote into the form of this one. It has run once when it has run whole: a
 * process that ends in the middle leaves it to the next one, so that it must not mind what is done already. Processes of
 * the version before go on reading and writing meanwhile (CONTRIBUTING.md: expand, then contract).
 */
export interface Migration {
  /** Also the order, and the version of a store in which it has run. Never used again nor changed after its release. */
  number: number;
  /** What it does, for the operator who reads the log. */
  name: string;
  run(store: Store, connection: Connection): Promise<void>;
}
