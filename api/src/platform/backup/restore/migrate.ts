import { dirname } from 'node:path';
import type { FileStorage } from '../../files/file-storage.ts';
import { EmbeddedReader } from '../store/embedded-reader.ts';
import { type FilePart, forEachFile, readPart } from '../file-copy.ts';
import { compareCollections, loadCollections } from './load.ts';
import { recordInFile, recordInStore } from '../record/backup-record.ts';
import { MongodbReader } from '../store/mongodb-reader.ts';
import { OperatorError } from '../operator-error.ts';
import type { Progress } from '../progress.ts';
import { hold, isEmpty } from './restore-job.ts';
import { markRestore, refuseRunning } from './restore-mongodb.ts';
import {
  type Client,
  connectMongodb,
  type Db,
  fileStorageOf,
  type StoreSettings,
} from '../store/store-access.ts';
import { closing, filesOf, schemaVersionOf, type StoreReader } from '../store/store-reader.ts';
import { copyFiles } from './target-files.ts';

export interface Move {
  /** The file of the embedded store, whose uploaded files are on the disk. */
  from: string;
  /** The target MongoDB, and where files are stored from now on. */
  to: StoreSettings;
  schemaVersion: number;
  progress: Progress;
}

export interface Moved {
  documents: number;
  files: number;
}

/** Copies an embedded store with its files into an empty MongoDB and compares both. The embedded store is unchanged. */
export async function migrateToMongodb(move: Move): Promise<Moved> {
  const source = EmbeddedReader.open(move.from);
  try {
    const release = hold(move.from);
    try {
      const client = await connectMongodb(move.to.databaseUri);
      try {
        return await copy(move, source, client);
      } finally {
        await client.close();
      }
    } finally {
      release();
    }
  } finally {
    await source.close();
  }
}

async function copy(
  { from, to, schemaVersion, progress }: Move,
  source: StoreReader,
  client: Client,
): Promise<Moved> {
  const db = client.db();
  const version = await schemaVersionOf(source);
  if (version > schemaVersion)
    throw new OperatorError(
      `The store is of the schema version ${version}, and this program knows ${schemaVersion}: use the program that wrote it.`,
    );
  await refuseUsed(client);
  const mark = await markRestore(db);
  // From here on no process starts and no other restore begins; this check sees those that did in the last moment.
  await refuseUsed(client).catch(async (error: unknown) => {
    await mark.takeBack();
    throw error;
  });
  try {
    await removeAll(db);
    const digests = await loadCollections(source, db, source.collections, progress);
    const files = await copyAll({ ...to, files: 'disk' }, to, db, source, progress);
    const stored = await MongodbReader.open(client);
    await closing(stored, (reader) => compareCollections(digests, reader));
    // Backups of the embedded store are backups of what was copied.
    const last = await recordInFile(dirname(from)).read();
    if (last) await recordInStore(db).write(last);
    await mark.loaded();
    const documents = [...digests.values()].reduce((sum, digest) => sum + digest.documents, 0);
    return { documents, files };
  } catch (error) {
    // Leaves the database empty, as it was, so that another try is possible.
    await removeAll(db);
    await mark.remove();
    throw error;
  }
}

async function refuseUsed(client: Client): Promise<void> {
  await refuseRunning(client.db());
  const target = await MongodbReader.open(client);
  const isFree = await closing(target, isEmpty);
  if (!isFree)
    throw new OperatorError(`The database ${client.db().databaseName} is not empty: name an empty one.`);
}

/** Removes what a first start may have written; the copied store brings it too. */
async function removeAll(db: Db): Promise<void> {
  for (const { name } of await db.listCollections({}, { nameOnly: true }).toArray())
    if (!name.startsWith('system.') && name !== 'restores') await db.collection(name).drop();
}

/** Copies the files that documents refer to, reads them back and returns their number. */
async function copyAll(
  fromSettings: StoreSettings,
  toSettings: StoreSettings,
  db: Db,
  source: StoreReader,
  progress: Progress,
): Promise<number> {
  const from = fileStorageOf(fromSettings);
  const named = await filesOf(source);
  const parts = await partsOf(from, named);
  if (toSettings.files === 'disk') {
    // They stay where they are.
    progress.done('files that stay on the disk', parts.size, 'file');
    return parts.size;
  }
  const to = fileStorageOf(toSettings, db);
  await copyFiles(from, to, parts, progress);
  await forEachFile(parts.keys(), async (id) => {
    const stored = await readPart(to, id);
    if (stored?.sha256 !== parts.get(id)?.sha256)
      throw new OperatorError(`The file ${id} was not stored as it was read.`);
  });
  return parts.size;
}

async function partsOf(
  from: FileStorage,
  named: Awaited<ReturnType<typeof filesOf>>,
): Promise<Map<string, FilePart>> {
  const parts = new Map<string, FilePart>();
  await forEachFile(named.keys(), async (id) => {
    const part = await readPart(from, id);
    if (part) parts.set(id, part);
    else if (named.get(id)?.isAttached)
      throw new OperatorError(`The file ${id} is missing in DATA_DIR/files, and something refers to it.`);
  });
  return parts;
}
