import 'reflect-metadata';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
// Every module declares its collections: which of them backups have.
import '../app.module.ts';
import { readStoreSettings } from '../config/env.ts';
import { nameOfBackup } from '../platform/backup/backup-reader.ts';
import { writeBackup } from '../platform/backup/backup-writer.ts';
import { type Given, required, runCommand, UsageError } from '../platform/backup/command.ts';
import { keepNewest } from '../platform/backup/keep-newest.ts';
import type { Manifest } from '../platform/backup/manifest.ts';
import { Progress } from '../platform/backup/progress.ts';
import { recordOf } from '../platform/backup/record/backup-record.ts';
import { programVersion } from '../platform/backup/program.ts';
import { openStore, type StoreAccess } from '../platform/backup/store/store-access.ts';

const HELP = `Backs up the store and its files, while the product runs or not.

  npm run backup -- --to FOLDER [--keep N]
  node api/dist/backup.js --to FOLDER [--keep N]

  --to FOLDER   where the backup goes, as FOLDER/backup-<date>T<time>Z
  --keep N      afterwards removes all but the newest N backups in FOLDER
  --help        this text

Settings: DATA_DIR, MONGODB_URI and FILES, as the server has them.`;

/** `npm run backup`. */
async function backup(given: Given): Promise<void> {
  const to = resolve(required(given, 'to'));
  const keep = readKeep(given['keep']);
  const settings = readStoreSettings(process.env);
  const progress = new Progress();
  const store = await openStore(settings);
  try {
    await mkdir(to, { recursive: true, mode: 0o700 });
    const folder = join(to, nameOfBackup(new Date()));
    const manifest = await writeBackup(store, folder, programVersion(), progress);
    const { files } = manifest;
    if (files.missing.length > 0)
      process.stderr.write(
        `Missing in the storage, though something refers to them: ${files.missing.join(', ')}\n`,
      );
    progress.say(`Backed up to ${folder}`);
    await record(store, manifest);
    const removed = keep === null ? 0 : await keepNewest(to, keep);
    if (removed > 0) progress.say(`Removed ${removed} older ${removed === 1 ? 'backup' : 'backups'}`);
  } finally {
    await store.close();
  }
}

/** Tells the product of the backup. The backup is complete without that too, so a failure is not one of the command. */
async function record(store: StoreAccess, manifest: Manifest): Promise<void> {
  try {
    await store.record.write(recordOf(manifest));
  } catch (error) {
    process.stderr.write(
      `The backup is complete, but the product will miss it: it cannot be recorded (${(error as Error).message}).\n`,
    );
  }
}

function readKeep(given: Given[string]): number | null {
  if (given === undefined) return null;
  if (typeof given === 'string' && /^[1-9]\d{0,4}$/.test(given)) return Number(given);
  throw new UsageError('--keep must be a whole number from 1.');
}

await runCommand({
  help: HELP,
  options: { to: { type: 'string' }, keep: { type: 'string' } },
  run: backup,
});
