/**
 * The record of the last complete backup: one document in MongoDB, for every instance; a file in DATA_DIR beside the
 * embedded store, because the program of the backup cannot write into a store that the product has open.
 *
 * No backup contains it. A restore writes the record of the backup that it restores: whatever was backed up from the
 * replaced store is no backup of the restored one.
 */

import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Connection, mongo } from 'mongoose';
import type { Settings } from '../../../config/settings.ts';
import { declareCollection } from '../../database/collections/collection.ts';
import { isEmbedded } from '../../database/connection/open-database.ts';
import { storeOf } from '../../database/connection/store-of.ts';
import { syncFolder } from '../../files/sync-folder.ts';
import type { Manifest } from '../manifest.ts';

/** Has one other document: since when a backup is expected (`stored-backups.ts`). */
export const BACKUPS = 'backups';
declareCollection({ name: BACKUPS, backups: 'never', personal: 'none', kept: 'until-deleted' });

export interface BackupRecord {
  /** The moment whose data the backup holds. */
  at: Date;
  /** Uncompressed. */
  bytes: { documents: number; files: number };
}

export function recordOf({ createdAt, collections, files }: Manifest): BackupRecord {
  const documents = Object.values(collections).reduce((sum, { bytes }) => sum + bytes, 0);
  return { at: new Date(createdAt), bytes: { documents, files: files.bytes } };
}

/** Where a store has its record. */
export interface RecordPlace {
  /** Returns null when there is none. */
  read(): Promise<BackupRecord | null>;
  /** Replaces the record. */
  write(record: BackupRecord): Promise<void>;
}

/** The place of a MongoDB database. */
export function recordInStore(db: Pick<mongo.Db, 'collection'>): RecordPlace {
  const documents = db.collection<BackupRecord & { _id: 'last' }>(BACKUPS);
  return {
    async read() {
      const found = await documents.findOne({ _id: 'last' });
      return found && { at: found.at, bytes: found.bytes };
    },
    async write({ at, bytes }) {
      await documents.updateOne({ _id: 'last' }, { $set: { at, bytes } }, { upsert: true });
    },
  };
}

export const RECORD_FILE = 'last-backup.json';

/** The place of an embedded store. */
export function recordInFile(dataDir: string): RecordPlace {
  const file = join(dataDir, RECORD_FILE);
  return {
    async read() {
      try {
        const { at, bytes } = JSON.parse(await readFile(file, 'utf8')) as BackupRecord;
        return { at: new Date(at), bytes };
      } catch {
        // An unreadable record counts as none: that is reported as a missing backup.
        return null;
      }
    },
    async write(record) {
      const fresh = `${file}.new`;
      // It holds no data, and the product has to read it when another user runs the backup.
      await writeFile(fresh, `${JSON.stringify(record)}\n`, { mode: 0o644, flush: true } as object);
      await rename(fresh, file);
      await syncFolder(dataDir);
    },
  };
}

/** The place of the store that the settings name, on which the connection is open. */
export const recordPlaceOf = (
  { databaseUri, dataDir }: Pick<Settings, 'databaseUri' | 'dataDir'>,
  connection: Pick<Connection, 'db'>,
): RecordPlace => (isEmbedded(databaseUri) ? recordInFile(dataDir) : recordInStore(storeOf(connection)));
