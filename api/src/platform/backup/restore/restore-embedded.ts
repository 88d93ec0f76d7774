import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { removeStore, replaceStore } from '@consulting/mongoose-sqlite';
import mongoose from 'mongoose';
import { chooseEngine } from '../../database/connection/open-database.ts';
import { markLoaded } from '../../database/coordination/restore-mark.ts';
import { addToLedgers } from '../../ledgers/ledger-file.ts';
import { mergeInto } from '../../ledgers/ledgers.ts';
import { forEachFile } from '../file-copy.ts';
import { highestRevisionIn } from './after-restore.ts';
import { recordInFile, recordOf } from '../record/backup-record.ts';
import { EmbeddedReader } from '../store/embedded-reader.ts';
import { ledgerOf } from './known-ledger.ts';
import { OperatorError } from '../operator-error.ts';
import {
  check,
  fill,
  hold,
  isEmpty,
  leftToRepeat,
  notEmpty,
  type Restored,
  type RestoreJob,
} from './restore-job.ts';
import {
  type Db,
  embeddedFile,
  filesFolder,
  fileStorageOf,
  type StoreSettings,
} from '../store/store-access.ts';
import { filesOf } from '../store/store-reader.ts';
import { copyFiles, removeOthers } from './target-files.ts';

/**
 * Builds a new store beside the old one and swaps them at the end. Until then the old store is unchanged, and files are
 * only added to its folder.
 */
export async function restoreEmbedded(job: RestoreJob): Promise<Restored> {
  const file = embeddedFile(job.settings);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const release = hold(file);
  try {
    return await build(job, file);
  } finally {
    release();
  }
}

async function build(job: RestoreJob, file: string): Promise<Restored> {
  const { backup, settings, replace, progress } = job;
  const before = await look(job, file);
  await check(job);
  // Even if the rest fails, the ledgers of the old store are known outside it.
  await addToLedgers(settings.dataDir, before.ledger);
  const fresh = `${file}.restoring`;
  const own = { ...settings, databaseUri: `sqlite:${fresh}` };
  const files = fileStorageOf(settings);
  let added: string[] = [];
  removeStore(fresh);
  try {
    const adapted = await withDatabase(own, async (db) => {
      const filled = await fill(job, db, async () => EmbeddedReader.open(fresh), before);
      await markLoaded(db);
      return filled;
    });
    added = await copyFiles(backup.files, files, backup.fileParts(), progress);
    await job.start(own);
    const stored = EmbeddedReader.open(fresh);
    const left = await leftToRepeat(stored);
    const named = await filesOf(stored);
    await stored.close();
    // Before the store: if this process dies in between, the product believes in an older backup, not in a newer one.
    await recordInFile(settings.dataDir).write(recordOf(backup.manifest));
    replaceStore(fresh, file);
    if (replace) await removeOthers(filesFolder(settings), files, named);
    return { ...adapted, left };
  } catch (error) {
    removeStore(fresh);
    if (added.length > 0) await forEachFile(added, (id) => files.remove(id));
    throw error;
  }
}

/** Reads what the restore needs from the existing store; throws unless it may be replaced. */
async function look({ replace, ledger }: RestoreJob, file: string) {
  const known = new Map(ledger);
  if (!existsSync(file)) return { ledger: known, revision: 0 };
  try {
    const old = EmbeddedReader.open(file);
    try {
      if (!replace && !(await isEmpty(old))) throw notEmpty(file);
      mergeInto(known, await ledgerOf(old));
      return { ledger: known, revision: await highestRevisionIn(old) };
    } finally {
      await old.close();
    }
  } catch (error) {
    // An unreadable store is a reason to restore. Its ledgers are known from DATA_DIR.
    if (replace) return { ledger: known, revision: 0 };
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`${file} is damaged: add --replace to restore over it.`);
  }
}

async function withDatabase<T>(settings: StoreSettings, work: (db: Db) => Promise<T>): Promise<T> {
  await chooseEngine(settings.databaseUri);
  const connection = await mongoose.createConnection(settings.databaseUri).asPromise();
  try {
    return await work(connection.db as unknown as Db);
  } finally {
    await connection.close();
  }
}
