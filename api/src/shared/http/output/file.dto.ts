import type { StoredFile } from '../../stored-file.ts';

/** What JSON tells of a file; its bytes have a route of their own. */
export class FileView {
  /** @example Lebenslauf.pdf */
  filename: string;

  /** @example application/pdf */
  contentType: string;

  /** Bytes. @example 48213 */
  size: number;

  /** @example 2026-03-02T09:00:00.000Z */
  uploadedAt: string;
}

export function toFileView(file: StoredFile): FileView {
  const { filename, contentType, size, uploadedAt } = file;
  return { filename, contentType, size, uploadedAt: uploadedAt.toISOString() };
}
