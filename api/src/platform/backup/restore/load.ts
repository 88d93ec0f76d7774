import mongoose from 'mongoose';
import { OperatorError } from '../operator-error.ts';
import type { Progress } from '../progress.ts';
import type { Db } from '../store/store-access.ts';
import { type Digest, Digester, digestOf, type StoreReader } from '../store/store-reader.ts';

const { BSON } = mongoose.mongo;

/** Most documents, and bytes of them, stored in one call. */
const AT_ONCE = { documents: 500, bytes: 4 * 1024 * 1024 };

type Document = Parameters<ReturnType<Db['collection']>['insertOne']>[0];

/** Keeps every type as stored: an Int32 and a Double of the same value are different. */
const asStored = (bytes: Uint8Array): Document =>
  BSON.deserialize(bytes, { promoteValues: false, bsonRegExp: true });

/** Stores all documents of `collections` in a database without them, and returns the digests of what was read. */
export async function loadCollections(
  reader: StoreReader,
  db: Db,
  collections: readonly string[],
  progress: Progress,
): Promise<Map<string, Digest>> {
  const digests = new Map<string, Digest>();
  for (const name of collections) {
    const digester = new Digester();
    let batch: Document[] = [];
    let size = 0;
    const store = async (): Promise<void> => {
      if (batch.length > 0) await db.collection(name).insertMany(batch);
      progress.step(name, digester.digest.documents);
      batch = [];
      size = 0;
    };
    for await (const bytes of reader.documents(name)) {
      digester.add(bytes);
      batch.push(asStored(bytes));
      size += bytes.length;
      if (batch.length >= AT_ONCE.documents || size >= AT_ONCE.bytes) await store();
    }
    await store();
    digests.set(name, digester.digest);
    progress.done(name, digester.digest.documents, 'document');
  }
  return digests;
}

/** Throws when the stored documents differ from those that were read. */
export async function compareCollections(
  expected: ReadonlyMap<string, Digest>,
  reader: StoreReader,
): Promise<void> {
  for (const [name, { documents, checksum }] of expected) {
    const stored = await digestOf(reader, name);
    if (stored.documents !== documents)
      throw new OperatorError(
        `${name} has ${stored.documents} documents after loading instead of ${documents}.`,
      );
    if (stored.checksum !== checksum)
      throw new OperatorError(`${name} was not stored as it was read: its checksum differs after loading.`);
  }
}
