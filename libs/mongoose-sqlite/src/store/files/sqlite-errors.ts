/** MongoDB's FileNotOpen: the store cannot be opened. */
export const NOT_OPEN = 38;
/** MongoDB's OutOfDiskSpace and FileStreamFailed: the disk is full, or fails at the moment. */
const FULL = 14031;
const FAILED = 39;

// SQLite's primary result codes: PERM, BUSY, LOCKED, NOMEM, READONLY, IOERR, CANTOPEN, PROTOCOL.
const TRANSIENT = new Set([3, 5, 6, 7, 8, 10, 14, 15]);
const SQLITE_FULL = 13;
/** CORRUPT, NOTADB. */
const DAMAGE = new Set([11, 26]);

type SqliteError = { code?: unknown; errcode?: number };

/** Returns SQLite's primary result code. */
function resultOf(error: unknown): number | undefined {
  const { code, errcode } = (error ?? {}) as SqliteError;
  return code === 'ERR_SQLITE_ERROR' && errcode !== undefined ? errcode & 0xff : undefined;
}

/** Returns the error code of a transient failure: the disk is full, away or not writable. */
export function transientCode(error: unknown): number | undefined {
  const result = resultOf(error) ?? 0;
  if (result === SQLITE_FULL) return FULL;
  return TRANSIENT.has(result) ? FAILED : undefined;
}

export const isDamage = (error: unknown): boolean => DAMAGE.has(resultOf(error) ?? 0);
