import { dirname } from 'node:path';
import { type Ledger, ledgerFile, readLedger } from '../../erasures/ledger-file.ts';
import { BackupReader, backupsIn } from '../backup-reader.ts';
import { LEDGER } from '../store/collections.ts';
import { type StoreReader, valuesOf } from '../store/store-reader.ts';

/** The ledger inside a store or a backup; `done`: only what does not have to be repeated there. */
export async function ledgerOf(reader: StoreReader, { done = false } = {}): Promise<Ledger> {
  const ledger = new Map<string, Date>();
  const records = valuesOf<{ _id: string; at: Date; again?: boolean }>(reader, LEDGER);
  for await (const { _id, at, again } of records) if (!done || !again) ledger.set(_id, at);
  return ledger;
}

/**
 * All erasures that this machine knows of: those in DATA_DIR, in files that the operator names, and in the other backups
 * beside the one that is restored, of which each knows those before it.
 */
export async function knownErasures(
  dataDir: string,
  backup: string,
  files: readonly string[],
): Promise<Map<string, Date>> {
  const ledger = new Map<string, Date>();
  const add = (more: Ledger): void => more.forEach((at, key) => ledger.set(key, ledger.get(key) ?? at));
  for (const file of [ledgerFile(dataDir), ...files]) add(await readLedger(file));
  for (const folder of await backupsIn(dirname(backup))) {
    // One that is damaged or of a newer version tells nothing, and must not keep a good one from being restored.
    const other = await ledgerInBackup(folder).catch(() => null);
    if (other) add(other);
  }
  return ledger;
}

const ledgerInBackup = (folder: string): Promise<Ledger> => ledgerOf(new BackupReader(folder, Infinity));
