import { finished } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import mongoose, { type Connection } from 'mongoose';
import { storeOf } from '../database/connection/store-of.ts';
import { FileStorage } from './file-storage.ts';

type Bucket = InstanceType<typeof mongoose.mongo.GridFSBucket>;
/** GridFS takes any id, but its types allow only ObjectId. */
type BucketId = Parameters<Bucket['openDownloadStream']>[0];

/** Files in MongoDB (GridFS), for several servers without a shared disk. */
export class GridfsFileStorage extends FileStorage {
  constructor(private readonly connection: Pick<Connection, 'db'>) {
    super();
  }

  async write(key: string, content: Buffer): Promise<void> {
    const stream = this.bucket.openUploadStreamWithId(idOf(key), key);
    stream.end(content);
    await finished(stream);
  }

  async read(key: string): Promise<Readable | null> {
    const found = await this.bucket.find({ _id: idOf(key) }).next();
    return found ? this.bucket.openDownloadStream(idOf(key)) : null;
  }

  async remove(key: string): Promise<void> {
    // Two sweepers may have found it. A failed upload has only chunks, which this removes too.
    await this.bucket.delete(idOf(key)).catch(ignoreMissing);
  }

  private get bucket(): Bucket {
    const options = { bucketName: 'uploads', writeConcern: { w: 'majority' } } as const;
    return new mongoose.mongo.GridFSBucket(storeOf(this.connection), options);
  }
}

const idOf = (key: string): BucketId => key as unknown as BucketId;

function ignoreMissing(error: unknown): void {
  if (!(error instanceof Error && /File not found/i.test(error.message))) throw error;
}
