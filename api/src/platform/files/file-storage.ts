import type { Readable } from 'node:stream';

/** Bytes under generated keys. Knows nothing of who owns a file. */
export abstract class FileStorage {
  /** Stores the whole content durably before it resolves; `key` is new. */
  abstract write(key: string, content: Buffer): Promise<void>;
  /** The content, or null when there is none under this key. */
  abstract read(key: string): Promise<Readable | null>;
  /** Idempotent. Also removes what an unfinished write has left. */
  abstract remove(key: string): Promise<void>;
}
