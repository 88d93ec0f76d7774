import type { Readable } from 'node:stream';

/** Stores bytes under generated keys. Does not know who owns a file. */
export abstract class FileStorage {
  /** Stores the whole content durably before it resolves; `key` is new. */
  abstract write(key: string, content: Buffer): Promise<void>;
  /** Returns the content, or null when there is none under this key. */
  abstract read(key: string): Promise<Readable | null>;
  /** Removes the content, including the remains of an unfinished write. Idempotent. */
  abstract remove(key: string): Promise<void>;
}
