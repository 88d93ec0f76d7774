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
