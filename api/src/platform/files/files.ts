/**
 * Files are written before they are referenced, so that a crash leaves at most a file without a reference, which
 * `FileSweeper` removes, and never a reference without a file.
 */

import type { Readable } from 'node:stream';
import type { StoredFile } from '../../shared/stored-file.ts';

/** A checked upload, in memory. */
export interface UploadedFile {
  filename: string;
  content: Buffer;
}

export type UploadedPdf = UploadedFile;

/** The kinds of files that are stored: their type, and the ending of their names. */
export const FILE_KINDS = {
  pdf: { contentType: 'application/pdf', ending: '.pdf' },
  webp: { contentType: 'image/webp', ending: '.webp' },
} as const;
export type FileKind = keyof typeof FILE_KINDS;

/**
 * Stores files. First `store` writes the bytes under a new key and records them as pending. Then the unit of work that
 * changes the entity calls `attach` for the new file and `release` for the old one. A second entity with the same file
 * calls `share` in its unit of work, and `release` when it goes: the bytes of a key never change, and they stay while
 * anything refers to them.
 */
export abstract class Files {
  /** `kind`: what the content is, whatever its name. */
  abstract store(upload: UploadedFile, kind?: FileKind): Promise<StoredFile>;
  abstract attach(file: StoredFile): Promise<void>;
  /** Adds a reference to an attached file. DomainError `not-found` when nothing refers to it any more. */
  abstract share(file: StoredFile): Promise<void>;
  /** Removes a reference to each file; a file named twice loses two. */
  abstract release(...files: (StoredFile | null | undefined)[]): Promise<void>;
  /** Returns the content; DomainError `not-found` when the file is gone. */
  abstract open(file: StoredFile): Promise<Readable>;
  /** The same for who knows the key from earlier: `not-found` also when nothing refers to the file any more. */
  abstract openInUse(file: Pick<StoredFile, 'key'>): Promise<Readable>;
}
