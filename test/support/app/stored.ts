import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import mongoose, { type Connection, type mongo } from 'mongoose';
import { recordPlaceOf, type RecordPlace } from '../../../api/src/platform/backup/record/backup-record.ts';
import type { Index } from '../../../api/src/platform/database/collections/indexes.ts';
import type { TestApp } from './app.ts';

/** The record of the last backup, as the program of the backup writes it. */
export const backupRecordOf = ({ settings, connection }: TestApp): RecordPlace =>
  recordPlaceOf(settings, connection);

/** A store written by some version of the program, in MongoDB's extended JSON. */
type Stored = Record<string, { indexes: Index[]; documents: mongo.Document[] }>;

const FOLDER = resolve(__dirname, '../../../api/src/platform/database/migrations');

/** A few documents of every collection, and all indexes, of a store that was written by that version. */
export function storeOfVersion(version: number): Stored {
  const text = readFileSync(`${FOLDER}/store-of-version-${version}.fixture.json`, 'utf8');
  return mongoose.mongo.BSON.EJSON.parse(text) as Stored;
}

/** Loads it into an empty database. */
export async function restore(connection: Connection, stored: Stored): Promise<void> {
  for (const [name, { indexes, documents }] of Object.entries(stored)) {
    await connection.createCollection(name);
    const collection = connection.collection(name);
    if (indexes.length > 0) await collection.createIndexes(indexes);
    if (documents.length > 0) await collection.insertMany(documents);
  }
}

/** Returns the collections of a database, with their options (validation) and indexes. */
export async function shapeOf(connection: Connection): Promise<object> {
  const collections = await connection.db!.listCollections({}, { nameOnly: false }).toArray();
  const shape = collections.map(async ({ name, options }) => {
    const indexes = (await connection.collection(name).indexes()).map(({ v: _version, ...index }) => index);
    return [name, { options, indexes: indexes.sort((one, other) => (one.name! < other.name! ? -1 : 1)) }];
  });
  return Object.fromEntries(await Promise.all(shape)) as object;
}
