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

const UNAVAILABLE =
  /^(Mongo(ose)?ServerSelection|MongoNetwork|MongoNetworkTimeout|MongoNotConnected|MongoTopologyClosed|MongoPoolCleared|PoolCleared\w*|PoolClosed|MongoPoolClosed|MongoWaitQueueTimeout|MongoOperationTimeout|MongoClientClosed|DisconnectedError)/;

/** True when the store cannot be reached, or cannot take anything now; trying again later may help. */
export function isStoreUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (DISK_FAILS.has((error as { code?: unknown }).code)) return true;
  if (UNAVAILABLE.test(error.name) || /buffering timed out|Client must be connected/.test(error.message))
    return true;
  return error.cause !== undefined && isStoreUnavailable(error.cause);
}
