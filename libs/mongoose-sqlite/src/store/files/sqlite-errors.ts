/** MongoDB's FileNotOpen: a store that does not open, and why in a sentence. */
export const NOT_OPEN = 38;
/** MongoDB's OutOfDiskSpace and FileStreamFailed: the disk does not take it, or does not answer, at this moment. */
const FULL = 14031;
const FAILED = 39;

// SQLite's primary result codes: PERM, BUSY, LOCKED, NOMEM, READONLY, IOERR, CANTOPEN, PROTOCOL.
const PASSING = new Set([3, 5, 6, 7, 8, 10, 14, 15]);
const SQLITE_FULL = 13;
/** CORRUPT, NOTADB. */
const DAMAGE = new Set([11, 26]);

type SqliteError = { code?: unknown; errcode?: number };

/** SQLite's primary result code. */
function resultOf(error: unknown): number | undefined {
  const { code, errcode } = (error ?? {}) as SqliteError;
  return code === 'ERR_SQLITE_ERROR' && errcode !== undefined ? errcode & 0xff : undefined;
}

/** The error code for something that may go by: a full disk, one that is away or cannot be written. */
export function passingCode(error: unknown): number | undefined {
  const result = resultOf(error) ?? 0;
  if (result === SQLITE_FULL) return FULL;
  return PASSING.has(result) ? FAILED : undefined;
}

export const isDamage = (error: unknown): boolean => DAMAGE.has(resultOf(error) ?? 0);
