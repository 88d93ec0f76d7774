import fs from 'node:fs';
import path from 'node:path';
import { lock } from './files.ts';
import { Sqlite } from '../sqlite.ts';

/** Keeps every process from opening the store until the answer is called. Throws code 46 while one has it open. */
export function holdStore(file: string): () => void {
  const held = lock(file);
  return () => held.close();
}

/** Brings all that is in the `-wal` into the file itself, which nobody may have open. */
function settle(file: string): void {
  const sqlite = new Sqlite(file, '');
  try {
    const { busy } = sqlite.sql('PRAGMA wal_checkpoint(TRUNCATE)').get() as { busy: number };
    if (busy) throw new Error(`${file} is in use`);
  } finally {
    sqlite.close();
  }
}

const BESIDE = ['-wal', '-shm', '-journal'];

/**
 * Puts the store `from` in the place of the store `to`, in one step: at every moment `to` is one of the two, whole.
 * Both in one folder, `from` open nowhere, `to` held by `holdStore`.
 */
export function replaceStore(from: string, to: string): void {
  settle(from);
  if (fs.existsSync(to)) {
    try {
      settle(to);
    } catch {
      // Damaged: that may be why it is replaced.
    }
  }
  for (const ending of BESIDE) fs.rmSync(`${to}${ending}`, { force: true });
  fs.renameSync(from, to);
  sync(path.dirname(to));
  removeStore(from);
}

/** Makes a rename survive a power cut. */
function sync(folder: string): void {
  const handle = fs.openSync(folder, 'r');
  try {
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
}

/** Removes a store that nobody has open, if it is there. */
export function removeStore(file: string): void {
  for (const ending of ['', ...BESIDE, '.lock']) fs.rmSync(`${file}${ending}`, { force: true });
}
