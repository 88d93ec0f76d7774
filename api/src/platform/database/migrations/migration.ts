/**
 * A change of documents, collections or indexes comes with a migration: numbered, idempotent, run once before anything
 * is served, and written against the driver, not against today's models. A start creates nothing that exists, and a
 * program refuses a store that a newer one has written (docs/decisions/0023).
 */

import type { Connection } from 'mongoose';
import type { Settings } from '../../../config/settings.ts';
import type { Store } from '../collections/indexes.ts';

export type { Store };

/**
 * Brings a store of an earlier version into the form of this one. It counts as run only when it is complete: if a
 * process ends in the middle, the next one runs it from the beginning. Processes of the previous version go on reading
 * and writing meanwhile (CONTRIBUTING.md: expand, then contract).
 */
export interface Migration {
  /** The order, and the version of a store in which it has run. Never reused and never changed after its release. */
  number: number;
  /** What it does, for the operator who reads the log. */
  name: string;
  run(store: Store, connection: Connection, configured: Configured): Promise<void>;
}

/** What a migration may know of the settings. */
export type Configured = Pick<Settings, 'oidcIssuer' | 'auegPermit'>;
