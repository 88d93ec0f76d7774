import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { DiskFileStorage } from '../files/disk-file-storage.ts';
import type { FileStorage } from '../files/file-storage.ts';
import { forEachFile, type FilePart, readPart } from './file-copy.ts';
import {
  collectionFile,
  COLLECTIONS,
  damaged,
  FILE_LIST,
  FILES,
  type Manifest,
  MANIFEST,
  readManifest,
  sha256,
} from './manifest.ts';
import { OperatorError } from './operator-error.ts';
import type { Progress } from './progress.ts';
import { type EngineName, StoreReader } from './store/store-reader.ts';

const NAME = /^backup-\d{8}T\d{6}Z$/;

/** Returns the name of a backup of that time; names sort by time. */
export const nameOfBackup = (at: Date): string =>
  `backup-${at.toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '')}`;

/** Returns the complete backups in a folder, oldest first. */
export async function backupsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const whole = names.filter((name) => NAME.test(name) && existsSync(join(folder, name, MANIFEST)));
  return whole.sort().map((name) => join(folder, name));
}

/** Returns the backup itself, or the newest one in a folder of backups. */
export async function findBackup(folder: string): Promise<string> {
  if (existsSync(join(folder, MANIFEST))) return folder;
  const newest = (await backupsIn(folder)).at(-1);
  if (newest) return newest;
  throw new OperatorError(`There is no whole backup in ${folder}.`);
}

/** A backup that this program can read. `verify` checks that it is undamaged. */
export class BackupReader extends StoreReader {
  readonly engine: EngineName;
  readonly collections: readonly string[];
  readonly manifest: Manifest;
  readonly files: FileStorage;

  constructor(
    readonly folder: string,
    schemaVersion: number,
  ) {
    super();
    this.manifest = readManifest(folder, schemaVersion);
    this.engine = this.manifest.engine;
    this.collections = Object.keys(this.manifest.collections);
    this.files = new DiskFileStorage(join(folder, FILES));
  }

  /** Throws in the middle if the file is damaged. */
  async *documents(collection: string): AsyncGenerator<Uint8Array> {
    const expected = this.manifest.collections[collection];
    if (!expected) return;
    const hash = createHash('sha256');
    let documents = 0;
    try {
      for await (const document of this.read(collection)) {
        hash.update(document);
        documents += 1;
        yield document;
      }
    } catch (error) {
      throw error instanceof OperatorError
        ? error
        : damaged(this.folder, `${collection}: ${(error as Error).message}`);
    }
    if (documents !== expected.documents || hash.digest('hex') !== expected.sha256)
      throw damaged(this.folder, `the documents of ${collection} are not those that were written`);
  }

  /** Returns the size and checksum of each file when it was written. */
  fileParts(): Map<string, FilePart> {
    const text = readFileSync(join(this.folder, FILE_LIST), 'utf8');
    if (sha256(text) !== this.manifest.files.sha256)
      throw damaged(this.folder, `${FILE_LIST} is not the one that was written`);
    const lines = text.split('\n').filter(Boolean);
    return new Map(
      lines.map((line) => {
        const [id = '', size, sum = ''] = line.split(' ');
        return [id, { size: Number(size), sha256: sum }];
      }),
    );
  }

  /** Reads the whole backup once. Throws OperatorError when anything is missing or differs from what was written. */
  async verify(progress: Progress): Promise<void> {
    for (const name of this.collections) {
      let documents = 0;
      for await (const _ of this.documents(name)) progress.step(`checking ${name}`, ++documents);
    }
    let checked = 0;
    const parts = this.fileParts();
    await forEachFile(parts.keys(), async (id) => {
      const found = await readPart(this.files, id);
      if (!found) throw damaged(this.folder, `the file ${id} is missing`);
      if (found.sha256 !== parts.get(id)?.sha256)
        throw damaged(this.folder, `the file ${id} is not the one that was written`);
      progress.step('checking files', ++checked);
    });
  }

  async close(): Promise<void> {}

  private async *read(collection: string): AsyncGenerator<Uint8Array> {
    const input = createReadStream(join(this.folder, COLLECTIONS, collectionFile(collection)));
    const unpacked = createGunzip({ chunkSize: 1024 * 1024 });
    input.on('error', (error) => unpacked.destroy(error)).pipe(unpacked);
    let held: Buffer = Buffer.alloc(0);
    for await (const piece of unpacked as AsyncIterable<Buffer>) {
      held = held.length === 0 ? piece : Buffer.concat([held, piece]);
      let at = 0;
      // A document begins with its own length.
      while (held.length - at >= 4) {
        const length = held.readInt32LE(at);
        if (length < 5) throw new Error('not a document');
        if (held.length - at < length) break;
        yield held.subarray(at, at + length);
        at += length;
      }
      held = held.subarray(at);
    }
    if (held.length > 0) throw new Error('it ends in the middle of a document');
  }
}
