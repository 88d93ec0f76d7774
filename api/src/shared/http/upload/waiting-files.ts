import type { FileHandle } from 'node:fs/promises';
import type { StorageEngine } from 'multer';
import type { Uploads } from './uploads.ts';

/** A file of a form, stored on the disk. */
export class WaitingFile {
  constructor(
    readonly filename: string,
    private readonly size: number,
    private readonly file: FileHandle,
  ) {}

  content(): Promise<Buffer> {
    return this.read(0, this.size);
  }

  /** Returns this many bytes of its beginning and its end; all of them when it is shorter. */
  async ends({ head, tail }: { head: number; tail: number }): Promise<Buffer> {
    if (this.size <= head + tail) return this.content();
    return Buffer.concat([await this.read(0, head), await this.read(this.size - tail, tail)]);
  }

  close(): Promise<void> {
    return this.file.close();
  }

  private async read(from: number, length: number): Promise<Buffer> {
    const bytes = Buffer.allocUnsafeSlow(length);
    for (let at = 0; at < length;) {
      const { bytesRead } = await this.file.read(bytes, at, length - at, from + at);
      if (bytesRead === 0) throw new Error('A file that was uploaded is shorter than what was written');
      at += bytesRead;
    }
    return bytes;
  }
}

type Kept = Express.Multer.File & { waiting: WaitingFile };

/** Returns the files that Multer has kept, by field. */
export const waitingFiles = (files: Record<string, Express.Multer.File[]>): Record<string, WaitingFile> =>
  Object.fromEntries((Object.values(files).flat() as Kept[]).map((file) => [file.fieldname, file.waiting]));

/** Writes the files of one form as they arrive, for Multer. */
export class WaitingFiles implements StorageEngine {
  /** Bytes of files so far. */
  bytes = 0;
  /** A failure of the disk, which is not the client's fault. */
  failure: unknown;

  constructor(private readonly uploads: Uploads) {}

  _handleFile(...[, file, done]: Parameters<StorageEngine['_handleFile']>): void {
    this.keep(file).then((waiting) => done(null, { waiting } as Partial<Kept>), done);
  }

  _removeFile(...[, file, done]: Parameters<StorageEngine['_removeFile']>): void {
    (file as Kept).waiting.close().then(() => done(null), done);
  }

  private async keep({ stream, originalname }: Express.Multer.File): Promise<WaitingFile> {
    const file = await this.uploads.temporaryFile().catch((error: unknown) => this.fail(error));
    let size = 0;
    try {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        // Recorded before the loop ends, which ends the stream and makes Multer fail with its own error.
        await file.writeFile(chunk).catch((error: unknown) => this.fail(error));
        size += chunk.length;
        this.bytes += chunk.length;
      }
      return new WaitingFile(originalname, size, file);
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  private fail(error: unknown): never {
    this.failure = error;
    throw error;
  }
}
