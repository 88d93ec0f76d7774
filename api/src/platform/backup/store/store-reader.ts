/** Consistent reading of a store or a backup, whatever the engine. */

import { createHash } from 'node:crypto';
import mongoose from 'mongoose';
import { FILE_RECORDS, MIGRATIONS } from './collections.ts';

const { BSON } = mongoose.mongo;

export type EngineName = 'embedded' | 'mongodb';

/** The documents of a store or a backup at one moment, as BSON. */
export abstract class StoreReader {
  abstract readonly engine: EngineName;
  /** The collections of documents, without those of files. */
  abstract readonly collections: readonly string[];
  abstract documents(collection: string): AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  abstract close(): Promise<void>;
}

/** Returns the result of `use` and closes `opened` afterwards. */
export async function closing<T extends { close(): Promise<void> }, R>(
  opened: T,
  use: (opened: T) => Promise<R>,
): Promise<R> {
  try {
    return await use(opened);
  } finally {
    await opened.close();
  }
}

/** Yields the documents as values. */
export async function* valuesOf<T>(reader: StoreReader, collection: string): AsyncGenerator<T> {
  for await (const bytes of reader.documents(collection)) yield BSON.deserialize(bytes) as T;
}

/** Returns the number of the store's last migration; 0 for none. */
export async function schemaVersionOf(reader: StoreReader): Promise<number> {
  let version = 0;
  for await (const { _id } of valuesOf<{ _id: number }>(reader, MIGRATIONS)) version = Math.max(version, _id);
  return version;
}

/** Returns the files that the store knows, and whether anything refers to them. */
export async function filesOf(reader: StoreReader): Promise<Map<string, { isAttached: boolean }>> {
  const files = new Map<string, { isAttached: boolean }>();
  const records = valuesOf<{ _id: string; state: string }>(reader, FILE_RECORDS);
  for await (const { _id, state } of records) files.set(_id, { isAttached: state === 'attached' });
  return files;
}

/** The number of documents, and a checksum that does not depend on their order. */
export interface Digest {
  documents: number;
  checksum: string;
}

const MODULUS = 2n ** 256n;

/** Adds up the checksums of single documents, so that any changed, missing or duplicate document shows. */
export class Digester {
  private documents = 0;
  private sum = 0n;

  add(bytes: Uint8Array): void {
    this.documents += 1;
    const own = createHash('sha256').update(bytes).digest('hex');
    this.sum = (this.sum + BigInt(`0x${own}`)) % MODULUS;
  }

  get digest(): Digest {
    return { documents: this.documents, checksum: this.sum.toString(16).padStart(64, '0') };
  }
}

export async function digestOf(reader: StoreReader, collection: string): Promise<Digest> {
  const digester = new Digester();
  for await (const bytes of reader.documents(collection)) digester.add(bytes);
  return digester.digest;
}
