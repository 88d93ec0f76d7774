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
 * A second entity that refers to the same bytes calls `share` in its unit of work, and `release` when it goes: the
 * bytes of a key never change, and stay as long as anything refers to them. What was never attached, and what nothing
 * refers to any more, is swept by a job.
 */
export abstract class Files {
  abstract store(upload: UploadedPdf): Promise<StoredFile>;
  abstract attach(file: StoredFile): Promise<void>;
  /** One entity more refers to an attached file. DomainError `not-found` when nothing refers to it any more. */
  abstract share(file: StoredFile): Promise<void>;
  /** One entity less refers to each; a file that is named twice was referred to twice. */
  abstract release(...files: (StoredFile | null | undefined)[]): Promise<void>;
  /** The content; DomainError `not-found` when the file is gone. */
  abstract open(file: StoredFile): Promise<Readable>;
}
