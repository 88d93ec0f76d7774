import { join } from 'node:path';
import mongoose from 'mongoose';
import type { Settings } from '../../../config/settings.ts';
import { driverOptions, isEmbedded } from '../../database/connection/open-database.ts';
import { DiskFileStorage } from '../../files/disk-file-storage.ts';
import type { FileStorage } from '../../files/file-storage.ts';
import { GridfsFileStorage } from '../../files/gridfs-file-storage.ts';
import { recordInFile, recordInStore, type RecordPlace } from '../record/backup-record.ts';
import { EmbeddedReader } from './embedded-reader.ts';
import { MongodbReader } from './mongodb-reader.ts';
import { OperatorError } from '../operator-error.ts';
import type { StoreReader } from './store-reader.ts';

/** The settings of where data is stored. */
export type StoreSettings = Pick<Settings, 'dataDir' | 'databaseUri' | 'files'>;

export type Client = InstanceType<typeof mongoose.mongo.MongoClient>;
export type Db = ReturnType<Client['db']>;

export const embeddedFile = ({ databaseUri }: StoreSettings): string => databaseUri.slice('sqlite:'.length);
export const filesFolder = ({ dataDir }: StoreSettings): string => join(dataDir, 'files');

/** Returns a connected client of the database in the settings. */
export async function connectMongodb(uri: string): Promise<Client> {
  const client = new mongoose.mongo.MongoClient(uri, driverOptions(uri));
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.close().catch(() => undefined);
    throw new OperatorError(`The database at MONGODB_URI cannot be reached: ${(error as Error).message}.`);
  }
}

export function fileStorageOf(settings: StoreSettings, db?: Db): FileStorage {
  if (settings.files === 'disk') return new DiskFileStorage(filesFolder(settings));
  // The bucket class is the driver's, whichever version of its types describes the database.
  return new GridfsFileStorage({ db } as ConstructorParameters<typeof GridfsFileStorage>[0]);
}

/** Read access to a store, whether the product runs or not. */
export interface StoreAccess {
  /** Opens a reader of the current state. */
  read(): Promise<StoreReader>;
  files: FileStorage;
  /** The record of the last backup of the store. */
  record: RecordPlace;
  close(): Promise<void>;
}

export async function openStore(settings: StoreSettings): Promise<StoreAccess> {
  if (isEmbedded(settings.databaseUri)) {
    return {
      read: async () => EmbeddedReader.open(embeddedFile(settings)),
      files: fileStorageOf(settings),
      record: recordInFile(settings.dataDir),
      close: async () => undefined,
    };
  }
  const client = await connectMongodb(settings.databaseUri);
  return {
    read: () => MongodbReader.open(client),
    files: fileStorageOf(settings, client.db()),
    record: recordInStore(client.db()),
    close: () => client.close(),
  };
}
