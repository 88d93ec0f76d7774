/** A file an entity refers to; the file storage has its bytes under `key`. */
export interface StoredFile {
  key: string;
  /** The name given by the uploader, without a path. */
  filename: string;
  contentType: string;
  /** Bytes. */
  size: number;
  uploadedAt: Date;
}

/** Returns a file's description for a person's data export, without its storage key. */
export function described(file: StoredFile | null): Omit<StoredFile, 'key'> | null {
  if (!file) return null;
  const { filename, contentType, size, uploadedAt } = file;
  return { filename, contentType, size, uploadedAt };
}
