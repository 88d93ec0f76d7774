import { serverError } from '../bson/wire.ts';
import { Sqlite } from './sqlite.ts';

// The lock is SQLite's own on a file beside the database: the system takes it back when the process dies, however it
// dies, so that none can be left behind.
/** Keeps other processes out until it is closed. */
export function lock(file: string): Sqlite {
  const held = new Sqlite(`${file}.lock`, '');
  try {
    held.exec('PRAGMA busy_timeout=0; BEGIN EXCLUSIVE');
    return held;
  } catch (error) {
    held.close();
    if (!/lock|busy/i.test(String(error))) throw error;
    throw serverError(46, `${file} is in use by another process: only one may open it at a time`);
  }
}
