/** Backup and restore: the work behind the operator's commands, for both engines. */

import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { DiskFileStorage } from '../files/disk-file-storage.ts';
import { syncFolder } from '../files/sync-folder.ts';
import { BackupReader } from './backup-reader.ts';
import { isShortLived } from './store/collections.ts';
import { copyFile, type FilePart, forEachFile } from './file-copy.ts';
import {
  collectionFile,
  type CollectionPart,
  COLLECTIONS,
  FILE_LIST,
  FILES,
  FORMAT,
  type Manifest,
  MANIFEST,
  MANIFEST_SUM,
  sha256,
} from './manifest.ts';
import { OperatorError } from './operator-error.ts';
import type { Progress } from './progress.ts';
import type { StoreAccess } from './store/store-access.ts';
import { closing, filesOf, schemaVersionOf, type StoreReader } from './store/store-reader.ts';

/** The suffix of an incomplete backup. */
export const UNFINISHED = '.unfinished';

/**
 * Writes the whole store into the folder `target`, which appears only when the backup is complete and was read back. The
 * documents are those of one moment. Most files are copied before it, because that takes long, and newer ones after it: the bytes of
 * a file never change, and a file without references is kept long enough for the rest.
 */
export async function writeBackup(
  store: StoreAccess,
  target: string,
  program: string,
  progress: Progress,
): Promise<Manifest> {
  await refuseExisting(target);
  const folder = `${target}${UNFINISHED}`;
  await mkdir(join(folder, COLLECTIONS), { recursive: true, mode: 0o700 });
  await mkdir(join(folder, FILES), { recursive: true, mode: 0o700 });
  try {
    const manifest = await fill(store, folder, program, progress);
    await new BackupReader(folder, manifest.schemaVersion).verify(progress);
    await rename(folder, target);
    await syncFolder(dirname(target));
    return manifest;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function refuseExisting(target: string): Promise<void> {
  for (const folder of [target, `${target}${UNFINISHED}`]) {
    const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    if (names.length > 0) throw new OperatorError(`${folder} is there already and is not empty.`);
  }
}

async function fill(
  store: StoreAccess,
  folder: string,
  program: string,
  progress: Progress,
): Promise<Manifest> {
  const copies = new FileCopies(store, folder, progress);
  const first = await store.read();
  const known = await closing(first, filesOf);
  await copies.copy(known.keys());

  const reader = await store.read();
  const createdAt = new Date().toISOString();
  const collections: Manifest['collections'] = {};
  let schemaVersion: number;
  let named: Awaited<ReturnType<typeof filesOf>>;
  try {
    for (const name of reader.collections) {
      if (isShortLived(name)) continue;
      const part = await writeCollection(reader, name, join(folder, COLLECTIONS), progress);
      collections[name] = part;
      progress.done(name, part.documents, 'document', part.bytes);
    }
    // A first start writes its migrations before anything else. A backup of nothing would count as the backup of that day.
    if (Object.values(collections).every(({ documents }) => documents === 0))
      throw new OperatorError('The store holds nothing yet: the product has not started on it.');
    schemaVersion = await schemaVersionOf(reader);
    named = await filesOf(reader);
  } finally {
    await reader.close();
  }
  const files = await copies.finish(named);
  progress.done('stored files', files.count, 'file', files.bytes);
  const { engine } = reader;
  const manifest = { format: FORMAT, createdAt, program, engine, schemaVersion, collections, files };
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  await writeDurably(join(folder, MANIFEST), text);
  await writeDurably(join(folder, MANIFEST_SUM), `${sha256(text)}  ${MANIFEST}\n`);
  for (const inner of [COLLECTIONS, FILES, '.']) await syncFolder(join(folder, inner));
  return manifest;
}

/** Small documents are joined, because each piece costs a call of the compression. */
const PIECE = 64 * 1024;

async function writeCollection(
  reader: StoreReader,
  name: string,
  folder: string,
  progress: Progress,
): Promise<CollectionPart> {
  const hash = createHash('sha256');
  const part = { documents: 0, bytes: 0 };
  async function* pieces() {
    let held: Uint8Array[] = [];
    let size = 0;
    for await (const document of reader.documents(name)) {
      part.documents += 1;
      part.bytes += document.length;
      hash.update(document);
      held.push(document);
      size += document.length;
      if (size < PIECE) continue;
      progress.step(name, part.documents);
      yield Buffer.concat(held);
      held = [];
      size = 0;
    }
    yield Buffer.concat(held);
  }
  const file = join(folder, collectionFile(name));
  // `flush`: written to disk before it is closed.
  const output = createWriteStream(file, { mode: 0o600, flush: true } as object);
  await pipeline(Readable.from(pieces(), { objectMode: false }), createGzip(), output);
  return { ...part, sha256: hash.digest('hex') };
}

/** The files of a backup while it is written. */
class FileCopies {
  private readonly to: DiskFileStorage;
  private readonly parts = new Map<string, FilePart>();

  constructor(
    private readonly store: StoreAccess,
    private readonly folder: string,
    private readonly progress: Progress,
  ) {
    this.to = new DiskFileStorage(join(folder, FILES));
  }

  async copy(ids: Iterable<string>): Promise<void> {
    await forEachFile(ids, async (id) => {
      const part = await copyFile(this.store.files, this.to, id);
      if (part) this.parts.set(id, part);
      this.progress.step('files', this.parts.size);
    });
  }

  /** Keeps exactly the files that the documents name; reports those that are missing. */
  async finish(named: Awaited<ReturnType<typeof filesOf>>): Promise<Manifest['files']> {
    await this.copy([...named.keys()].filter((id) => !this.parts.has(id)));
    for (const id of this.parts.keys()) {
      if (named.has(id)) continue;
      await this.to.remove(id);
      this.parts.delete(id);
    }
    const parts = [...this.parts].sort(([one], [other]) => (one < other ? -1 : 1));
    const list = parts.map(([id, { size, sha256: sum }]) => `${id} ${size} ${sum}\n`).join('');
    await writeDurably(join(this.folder, FILE_LIST), list);
    const missing = [...named].flatMap(([id, { isAttached }]) =>
      isAttached && !this.parts.has(id) ? [id] : [],
    );
    const bytes = [...this.parts.values()].reduce((sum, { size }) => sum + size, 0);
    return { count: this.parts.size, bytes, sha256: sha256(list), missing };
  }
}

async function writeDurably(file: string, text: string): Promise<void> {
  await writeFile(file, text, { mode: 0o600, flag: 'wx', flush: true } as object);
}
