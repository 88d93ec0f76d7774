/** Restoring a backup into a store, and moving a store to MongoDB. */

import { holdStore } from '@consulting/mongoose-sqlite';
import { STORE_IN_USE } from '../../database/mongo-errors.ts';
import { type Ledger, type LedgerCounts, ledgerOfKey, LEDGERS, noneOfAny } from '../../ledgers/ledgers.ts';
import { adapt, type Adapted, type Known } from './after-restore.ts';
import type { BackupReader } from '../backup-reader.ts';
import { isContent, isShortLived } from '../store/collections.ts';
import { ledgerOf } from './known-ledger.ts';
import { compareCollections, loadCollections } from './load.ts';
import { OperatorError } from '../operator-error.ts';
import type { Progress } from '../progress.ts';
import type { Db, StoreSettings } from '../store/store-access.ts';
import { closing, type StoreReader } from '../store/store-reader.ts';

/** The parameters of a restore. */
export interface RestoreJob {
  backup: BackupReader;
  settings: StoreSettings;
  /** Replaces existing data; otherwise only an empty store is filled. */
  replace: boolean;
  /** Erasures and wishes known outside the store. */
  ledger: Ledger;
  progress: Progress;
  /** Starts the program on a store and ends it, without serving: migrations, indexes, repeated erasures and wishes. */
  start(settings: StoreSettings): Promise<void>;
}

export interface Restored extends Adapted {
  /** What the program refused to repeat and will try at each start. */
  left: LedgerCounts;
}

/** Verifies the whole backup before anything is changed. */
export async function check({ backup, progress }: RestoreJob): Promise<void> {
  progress.say(`Checking ${backup.folder}, written on ${backup.manifest.createdAt}`);
  await backup.verify(progress);
  progress.say('It is whole. Restoring');
}

/** Fills an empty database and compares it with what was read. */
export async function fill(
  { backup, progress }: RestoreJob,
  db: Db,
  readBack: () => Promise<StoreReader>,
  known: Omit<Known, 'inBackup'>,
): Promise<Adapted> {
  const names = backup.collections.filter((name) => !isShortLived(name) && !isLedger(name));
  const digests = await loadCollections(backup, db, names, progress);
  const stored = await readBack();
  await closing(stored, (reader) => compareCollections(digests, reader));
  return adapt(db, { ...known, inBackup: await ledgerOf(backup, { done: true }) });
}

/** Returns whether a collection is a ledger, which a restore fills by itself. */
export const isLedger = (name: string): boolean => (LEDGERS as readonly string[]).includes(name);

/** Returns how much is still to be repeated. */
export async function leftToRepeat(reader: StoreReader): Promise<LedgerCounts> {
  const left = noneOfAny();
  const done = await ledgerOf(reader, { done: true });
  for (const key of (await ledgerOf(reader)).keys()) {
    const name = ledgerOfKey(key);
    if (name !== undefined && !done.has(key)) left[name] += 1;
  }
  return left;
}

/** Returns whether a store holds only what a start writes by itself. */
export async function isEmpty(reader: StoreReader): Promise<boolean> {
  for (const name of reader.collections) {
    if (!isContent(name)) continue;
    for await (const _ of reader.documents(name)) return false;
  }
  return true;
}

export const notEmpty = (where: string): OperatorError =>
  new OperatorError(`${where} is not empty: name an empty one, or add --replace to lose all that is in it.`);

export const inUse = (where: string): OperatorError =>
  new OperatorError(`The product is running on ${where}: stop it first, then try again.`);

/** Keeps the product from starting on an embedded store until the result is called; throws while it runs there. */
export function hold(file: string): () => void {
  try {
    return holdStore(file);
  } catch (error) {
    throw (error as { code?: unknown }).code === STORE_IN_USE ? inUse(file) : error;
  }
}
