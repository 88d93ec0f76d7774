import fs from 'node:fs';
import path from 'node:path';
import { serverError } from '../../bson/wire.ts';
import { isDamage, NOT_OPEN } from './sqlite-errors.ts';
import { Sqlite } from '../sqlite.ts';

// A store on disk: FILE, its -wal and -shm while it is open, and FILE.lock.

/** Creates the folder and the file if missing, readable by the owner only. */
export function prepare(file: string): void {
  try {
    fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    make(file);
    for (const own of [file, walOf(file), `${file}-shm`, lockOf(file)]) tighten(own);
  } catch (error) {
    throw notOpen(file, error);
  }
}

// SQLite gives -wal and -shm the permissions of the file. An existing file is not opened: closing it would release
// SQLite's locks of another connection in this process.
function make(file: string): void {
  if (!fs.existsSync(file)) fs.closeSync(fs.openSync(file, 'a', 0o600));
}

/** Removes the permissions of other users, which earlier versions granted. */
function tighten(file: string): void {
  const found = fs.statSync(file, { throwIfNoEntry: false });
  if (!found?.isFile() || found.uid !== process.getuid?.()) return;
  if (found.mode & 0o077) fs.chmodSync(file, 0o600);
}

const lockOf = (file: string): string => `${file}.lock`;
const walOf = (file: string): string => `${file}-wal`;

// The lock is SQLite's own on a file beside the database: the system releases it when the process dies, so a killed
// process leaves no lock behind.
/** Locks the store against other processes. Throws code 46 if another one holds it. */
export function lock(file: string): Sqlite {
  let held: Sqlite | undefined;
  openDatabase(file, () => make(lockOf(file)));
  try {
    held = new Sqlite(lockOf(file), 'PRAGMA busy_timeout=0; BEGIN EXCLUSIVE');
    return held;
  } catch (error) {
    held?.close();
    if (!/lock|busy/i.test(String(error))) throw notOpen(file, error);
    throw serverError(46, `${file} is in use by another process: only one may open it at a time`);
  }
}

/** Opens a connection. Throws an error with a sentence for the operator if that fails. */
export function openDatabase<T>(file: string, open: () => T): T {
  try {
    return open();
  } catch (error) {
    throw notOpen(file, error);
  }
}

/** Bytes. A file of this size is checked in about 40 ms, and rebuilt in half a second. */
const SMALL = 32 * 1024 * 1024;
const TABLES = ['collections', 'indexes', 'documents', 'entries'];

/** Returns whether the last process ended without closing the store. Must be called before it is opened. */
export const wasCutOff = (file: string): boolean =>
  (fs.statSync(walOf(file), { throwIfNoEntry: false })?.size ?? 0) > 0;

/**
 * Throws if the file is damaged or belongs to another program. Checks header and schema, and the whole file if it is
 * small or the last process was cut off: 120 ms for a hundred thousand documents.
 */
export function check(file: string, database: Sqlite, cutOff: boolean): void {
  const names = database.sql(`SELECT name FROM sqlite_schema WHERE type='table'`).all() as { name: string }[];
  const foreign = names.find(({ name }) => !TABLES.includes(name) && !name.startsWith('sqlite_'));
  if (foreign) throw refusal(`${file} is the database of another program: move it away or name another file`);
  const whole = cutOff || isSmall(file);
  for (const table of whole ? [undefined] : ['collections', 'indexes']) {
    const [found] = database.sql(`PRAGMA quick_check(${table ?? 1})`).all() as { quick_check: string }[];
    if (found?.quick_check !== 'ok') throw damaged(file);
  }
}

/** Moves the -wal into the file and cuts it to nothing. Returns false if that is not possible now. */
export function checkpoint(database: Sqlite): boolean {
  try {
    const { busy } = database.sql('PRAGMA wal_checkpoint(TRUNCATE)').get() as { busy: number };
    return busy === 0;
  } catch {
    return false;
  }
}

/** Returns whether the file is small enough to check or rebuild it as a whole. */
export const isSmall = (file: string): boolean => fs.statSync(file).size <= SMALL;

// The package that replaces node:sqlite closes a connection only when its prepared statements are garbage-collected,
// and leaves an empty -wal.
/** Removes the -wal after a checkpoint, while the lock is held. */
export const removeEmptyWal = (file: string): void => fs.rmSync(walOf(file), { force: true });

const refusal = (message: string): Error => serverError(NOT_OPEN, message);
const damaged = (file: string): Error =>
  refusal(`${file} is damaged or not a database: move it away and restore a backup`);

function notOpen(file: string, error: unknown): Error {
  if ((error as { code?: unknown }).code === NOT_OPEN) return error as Error;
  if (isDamage(error)) return damaged(file);
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EEXIST' || code === 'ENOTDIR')
    return refusal(`${path.dirname(file)} is not a folder: name one that can be written`);
  const [reason] = (error as Error).message.split(',');
  return refusal(
    `${file} cannot be opened for writing (${reason}): check the permissions and the free space of its folder`,
  );
}
