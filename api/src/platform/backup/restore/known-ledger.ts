import { dirname } from 'node:path';
import { LedgerFile, readLedgerFile } from '../../ledgers/ledger-file.ts';
import type { LedgerRecord } from '../../ledgers/ledger-record.schema.ts';
import { type Ledger, type LedgerEntry, LEDGERS, mergeInto } from '../../ledgers/ledgers.ts';
import { BackupReader, backupsIn } from '../backup-reader.ts';
import { type StoreReader, valuesOf } from '../store/store-reader.ts';

/** Reads the ledgers of a store or a backup; `done`: without entries still to be repeated there. */
export async function ledgerOf(reader: StoreReader, { done = false } = {}): Promise<Ledger> {
  const ledger = new Map<string, LedgerEntry>();
  for (const name of LEDGERS)
    for await (const { _id, again, ...entry } of valuesOf<LedgerRecord>(reader, name))
      if (!done || !again) ledger.set(_id, entry);
  return ledger;
}

/**
 * Collects all erasures and wishes known on this machine: in DATA_DIR, in files that the operator names, and in the other
 * backups beside the restored one, each of which has those before it.
 */
export async function knownLedger(
  dataDir: string,
  backup: string,
  files: readonly string[],
): Promise<Map<string, LedgerEntry>> {
  const ledger = new Map<string, LedgerEntry>();
  for (const name of LEDGERS) mergeInto(ledger, await new LedgerFile(name, dataDir).read());
  for (const file of files) mergeInto(ledger, await readLedgerFile(file));
  for (const folder of await backupsIn(dirname(backup))) {
    // Skips a damaged or newer backup, which must not prevent the restore of a good one.
    const other = await ledgerInBackup(folder).catch(() => null);
    if (other) mergeInto(ledger, other);
  }
  return ledger;
}

const ledgerInBackup = (folder: string): Promise<Ledger> => ledgerOf(new BackupReader(folder, Infinity));
