import { dirname } from 'node:path';
import { type Ledger, ledgerFile, readLedger } from '../../erasures/ledger-file.ts';
import { BackupReader, backupsIn } from '../backup-reader.ts';
import { LEDGER } from '../store/collections.ts';
import { type StoreReader, valuesOf } from '../store/store-reader.ts';

/** Reads the ledger of a store or a backup; `done`: without erasures still to be repeated there. */
export async function ledgerOf(reader: StoreReader, { done = false } = {}): Promise<Ledger> {
  const ledger = new Map<string, Date>();
  const records = valuesOf<{ _id: string; at: Date; again?: boolean }>(reader, LEDGER);
  for await (const { _id, at, again } of records) if (!done || !again) ledger.set(_id, at);
  return ledger;
}

/**
 * Collects all erasures known on this machine: in DATA_DIR, in files that the operator names, and in the other backups
 * beside the restored one, each of which has the erasures before it.
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
    // Skips a damaged or newer backup, which must not prevent the restore of a good one.
    const other = await ledgerInBackup(folder).catch(() => null);
    if (other) add(other);
  }
  return ledger;
}

const ledgerInBackup = (folder: string): Promise<Ledger> => ledgerOf(new BackupReader(folder, Infinity));
