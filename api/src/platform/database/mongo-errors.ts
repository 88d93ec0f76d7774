import { isNativeError } from 'node:util/types';

interface DuplicateKeyError {
  code: number;
  keyPattern?: Record<string, unknown>;
}

/**
 * True for a write that a unique index refused (E11000); with `keys`, only when the index is over exactly these
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

/** Awaits a write that a unique index may refuse, and throws `refusal()` then instead of the store's error. */
export async function orRefused<T>(write: PromiseLike<T>, refusal: () => Error): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw isDuplicateKey(error) ? refusal() : error;
  }
}

/** The embedded store is open in another process: MongoDB's LockBusy. */
export const STORE_IN_USE = 46;
/** The embedded store does not open, and its error says why: MongoDB's FileNotOpen. */
export const STORE_NOT_OPEN = 38;

/** The disk of the store is full or fails: MongoDB's OutOfDiskSpace and FileStreamFailed, and the system's own. */
const DISK_FAILS = new Set<unknown>([14031, 39, 'ENOSPC', 'EDQUOT', 'EROFS', 'EIO']);

/** The store has been away for longer than anybody should wait. */
export class StoreAway extends Error {
  override readonly name = 'StoreAway';

  constructor() {
    super('The database is unavailable');
  }
}

/** Errors of the driver and of Mongoose, by their names. */
const UNAVAILABLE =
  /^(StoreAway|Mongo(ose)?ServerSelection|MongoNetwork|MongoNotConnected|MongoTopologyClosed|MongoServerClosed|MongoStalePrimary|MongoPoolCleared|PoolCleared|PoolClosed|MongoPoolClosed|MongoWaitQueueTimeout|MongoOperationTimeout|MongoClientClosed|DisconnectedError)/;

/** What the driver says of an error that another try may not meet: after its own tries, the store is not there. */
const LABELS = ['RetryableWriteError', 'TransientTransactionError', 'UnknownTransactionCommitResult'];

/**
 * MongoDB's codes of a server that cannot serve now: unreachable members, no primary or a new one, a shutdown, no answer
 * of a majority in time.
 */
const STATE_CHANGES = new Set<unknown>([
  ...[6, 7, 64, 89, 91, 189, 262, 9001, 10107],
  ...[11600, 11602, 13435, 13436],
]);

/** Broken connections, as Node calls them. */
const BROKEN = new Set<unknown>([
  'EPIPE',
  'ECONNRESET',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
]);

/**
 * True for an error of a socket as Node throws it. Only the store's come up like that: the driver lets them through when
 * it waits to send more than the socket takes at once. `fetch` (sign-in with LinkedIn) wraps them, the mail server's bear
 * the `command` that failed, and a client that goes away is no system call of ours. A socket that the other side ended
 * just before it is written to says EPIPE without a call.
 */
function isBrokenSocket(error: NodeJS.ErrnoException & { command?: unknown }): boolean {
  const isTransfer = error.syscall === 'read' || error.syscall === 'write';
  const hadEnded = error.syscall === undefined && error.code === 'EPIPE';
  return (isTransfer || hadEnded) && BROKEN.has(error.code) && error.command === undefined;
}

/** True when the store cannot be reached, cannot serve, or cannot take anything now; trying again later may help. */
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
