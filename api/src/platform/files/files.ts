import type { Readable } from 'node:stream';
import type { StoredFile } from '../../shared/stored-file.ts';

/** A checked upload, in memory. */
export interface UploadedPdf {
  filename: string;
  content: Buffer;
}

/**
 * Files in an order that survives a crash: `store` first (writes the bytes under a new key and notes it as
 * not yet attached), then, in the unit of work that changes the entity, `attach` the new and `release` the old.
 * What was never attached, and what was released, is swept by a job.
 */
export abstract class Files {
  abstract store(upload: UploadedPdf): Promise<StoredFile>;
  abstract attach(file: StoredFile): Promise<void>;
  abstract release(file: StoredFile | null | undefined): Promise<void>;
  /** The content; DomainError `not-found` when the file is gone. */
  abstract open(file: StoredFile): Promise<Readable>;
}
