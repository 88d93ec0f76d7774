import fs from 'node:fs';
import path from 'node:path';
import { lock } from './files.ts';
import { Sqlite } from '../sqlite.ts';

/** Locks the store until the returned function is called. Throws code 46 if a process has it open. */
export function holdStore(file: string): () => void {
  const held = lock(file);
  return () => held.close();
}

/** Moves the `-wal` into the file, which no process may have open. */
function settle(file: string): void {
  const sqlite = new Sqlite(file, '');
  try {
    const { busy } = sqlite.sql('PRAGMA wal_checkpoint(TRUNCATE)').get() as { busy: number };
    if (busy) throw new Error(`${file} is in use`);
  } finally {
    sqlite.close();
  }
}

const SIDE_FILES = ['-wal', '-shm', '-journal'];

/**
 * Replaces the store `to` by the store `from` atomically: at every moment `to` is one of the two, complete. Both must
 * be in one folder, `from` open in no process, and `to` locked by `holdStore`.
 */
export function replaceStore(from: string, to: string): void {
  settle(from);
  if (fs.existsSync(to)) {
    try {
      settle(to);
    } catch {
      // It may be replaced because it is damaged.
    }
  }
  for (const ending of SIDE_FILES) fs.rmSync(`${to}${ending}`, { force: true });
  fs.renameSync(from, to);
  sync(path.dirname(to));
  removeStore(from);
}

/** Syncs a folder, so that a rename survives a power failure. */
function sync(folder: string): void {
  const handle = fs.openSync(folder, 'r');
  try {
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
}

/** Removes a store and its side files, if it exists. No process may have it open. */
export function removeStore(file: string): void {
  for (const ending of ['', ...SIDE_FILES, '.lock']) fs.rmSync(`${file}${ending}`, { force: true });
}
