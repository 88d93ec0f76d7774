/** A file an entity refers to; its bytes are kept by the file storage under `key`. */
export interface StoredFile {
  key: string;
  /** What the uploader called it, without a path. */
  filename: string;
  contentType: string;
  /** Bytes. */
  size: number;
  uploadedAt: Date;
}

/** What a person's data export says of a file: without the key under which our storage keeps it. */
export function described(file: StoredFile | null): Omit<StoredFile, 'key'> | null {
  if (!file) return null;
  const { filename, contentType, size, uploadedAt } = file;
  return { filename, contentType, size, uploadedAt };
}
