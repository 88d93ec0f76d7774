import { accessSync, chmodSync, constants, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from './settings.ts';
import { StartError } from './start-error.ts';

/** The product's own entries in DATA_DIR, besides the embedded store's files. */
const OURS = new Set(['files', 'outbox', 'uploads', 'secrets.json', 'erasures.txt', 'wishes.txt']);
const isOurs = (name: string): boolean =>
  OURS.has(name) || /^(platform\.sqlite|last-backup\.json)/.test(name);
/** Every new file system has this folder. */
const isOfTheDisk = (name: string): boolean => name === 'lost+found';

/** Creates DATA_DIR if it is missing. Throws StartError if it cannot be written. */
export function makeDataDir(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' || code === 'ENOTDIR')
      throw new StartError(`DATA_DIR ${folder} is not a folder: name one that this user can write`);
    throw new StartError(
      `DATA_DIR ${folder} cannot be written (${message.split(',')[0]}): make it writable for this user, or name another folder`,
    );
  }
}

/**
 * Creates DATA_DIR and removes permissions of other users that an earlier version or a lax umask left on it. A folder
 * that holds other things too keeps its permissions, because others may need them; our entries in it do not.
 */
export function prepareDataDir({ dataDir }: Settings): void {
  makeDataDir(dataDir);
  const names = readdirSync(dataDir);
  if (names.every((name) => isOurs(name) || isOfTheDisk(name))) tighten(dataDir);
  for (const name of names.filter(isOurs)) tighten(join(dataDir, name));
}

/** Entries of another user are left alone. */
function tighten(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found || found.uid !== process.getuid?.() || (found.mode & 0o077) === 0) return;
  chmodSync(path, found.mode & 0o700);
}
