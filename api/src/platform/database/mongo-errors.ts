import { isNativeError } from 'node:util/types';

interface DuplicateKeyError {
  code: number;
  keyPattern?: Record<string, unknown>;
}

/**
 * Returns whether a unique index refused a write (E11000); with `keys`, only when the index is over exactly these
 * fields: `isDuplicateKey(error, 'email')`, `isDuplicateKey(error, 'kind', 'targetId', 'applicantId')`.
 */
export function isDuplicateKey(error: unknown, ...keys: string[]): boolean {
  const { code, keyPattern } = (error ?? {}) as DuplicateKeyError;
  if (code !== 11000) return false;
  if (keys.length === 0) return true;
  return (
    Object.keys(keyPattern ?? {})
      .sort()
      .join() === keys.sort().join()
  );
}

/** Awaits a write; if a unique index refuses it, throws `refusal()` instead of the store's error. */
export async function orRefused<T>(write: PromiseLike<T>, refusal: () => Error): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw isDuplicateKey(error) ? refusal() : error;
  }
}

/** The error code of an embedded store that is open in another process: MongoDB's LockBusy. */
export const STORE_IN_USE = 46;
/** The error code of an embedded store that does not open; the message says why: MongoDB's FileNotOpen. */
export const STORE_NOT_OPEN = 38;

/** Error codes of a full or failing disk: MongoDB's OutOfDiskSpace and FileStreamFailed, and those of the system. */
const DISK_FAILS = new Set<unknown>([14031, 39, 'ENOSPC', 'EDQUOT', 'EROFS', 'EIO']);

/** The store has been away for longer than a request may wait. */
export class StoreAway extends Error {
  override readonly name = 'StoreAway';

  constructor() {
    super('The database is unavailable');
  }
}

/** Names of errors of the driver and of Mongoose. */
const UNAVAILABLE =
  /^(StoreAway|Mongo(ose)?ServerSelection|MongoNetwork|MongoNotConnected|MongoTopologyClosed|MongoServerClosed|MongoStalePrimary|MongoPoolCleared|PoolCleared|PoolClosed|MongoPoolClosed|MongoWaitQueueTimeout|MongoOperationTimeout|MongoClientClosed|DisconnectedError)/;

/** The driver's labels of transient errors: after its own retries the store counts as unavailable. */
const LABELS = ['RetryableWriteError', 'TransientTransactionError', 'UnknownTransactionCommitResult'];

/**
 * MongoDB's error codes of a server that cannot serve now: unreachable members, no primary or a new one, a shutdown, no
 * answer from a majority in time.
 */
const STATE_CHANGES = new Set<unknown>([
  ...[6, 7, 64, 89, 91, 189, 262, 9001, 10107],
  ...[11600, 11602, 13435, 13436],
]);

/** Node's error codes of broken connections. */
const BROKEN = new Set<unknown>([
  'EPIPE',
  'ECONNRESET',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
]);

/**
 * Returns whether this is a raw socket error of Node. Only the store causes such errors: the driver passes them on when
 * it waits to send more than the socket's buffer takes. `fetch` (sign-in with LinkedIn) wraps them, those of the mail
 * server have the failed `command`, and a client that disconnects causes no system call of ours. A write to a socket
 * that the other side has just ended fails with EPIPE and without `syscall`.
 */
function isBrokenSocket(error: NodeJS.ErrnoException & { command?: unknown }): boolean {
  const isTransfer = error.syscall === 'read' || error.syscall === 'write';
  const hadEnded = error.syscall === undefined && error.code === 'EPIPE';
  return (isTransfer || hadEnded) && BROKEN.has(error.code) && error.command === undefined;
}

/** Returns whether the store cannot be reached, cannot serve or cannot accept writes now; a later retry may succeed. */
export function isStoreUnavailable(error: unknown): boolean {
  return isNativeError(error) && (isBrokenSocket(error) || saysUnavailable(error));
}

function saysUnavailable(error: Error & { code?: unknown; errorLabels?: unknown }): boolean {
  if (DISK_FAILS.has(error.code)) return true;
  if (UNAVAILABLE.test(error.name) || /buffering timed out|Client must be connected/.test(error.message))
    return true;
  if (error.name.startsWith('Mongo')) {
    if (STATE_CHANGES.has(error.code)) return true;
    if (
      Array.isArray(error.errorLabels) &&
      LABELS.some((label) => (error.errorLabels as unknown[]).includes(label))
    )
      return true;
  }
  return isNativeError(error.cause) && saysUnavailable(error.cause);
}
