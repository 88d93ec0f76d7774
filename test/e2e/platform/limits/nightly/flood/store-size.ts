import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Connection } from 'mongoose';
import { Sqlite } from '../../../../../../libs/mongoose-sqlite/src/store/sqlite.ts';

/** What a store holds. */
export interface StoreSize {
  /** The number of documents of each collection that has some. */
  documents: Record<string, number>;
  /** Bytes of the file in use: documents, indexes, and what the pages leave unused. */
  bytes: number;
  /** Bytes of uploaded files, which are beside it. */
  files: number;
}

/** Counting requests is no growth: the windows of the budgets, which end by themselves, are looked at on their own. */
const COUNTING = 'budgets';

/** Measures the store of an application on the embedded engine, whose file this is, and the `folder` of its uploaded files. */
export class StoreScale {
  private readonly file: Sqlite;

  constructor(
    private readonly connection: Connection,
    file: string,
    private readonly folder: string,
  ) {
    this.file = new Sqlite(file, 'PRAGMA busy_timeout=5000; PRAGMA query_only=1;');
  }

  async now(): Promise<StoreSize> {
    const collections = await this.connection.db!.listCollections({}, { nameOnly: true }).toArray();
    const documents: Record<string, number> = {};
    for (const { name } of collections.filter((each) => each.name !== COUNTING))
      documents[name] = await this.connection.collection(name).countDocuments();
    return { documents, bytes: this.bytes(), files: await this.bytesOfFiles() };
  }

  /** The number of windows in which requests are counted. */
  windows(): Promise<number> {
    return this.connection.collection(COUNTING).countDocuments();
  }

  close(): void {
    this.file.close();
  }

  private async bytesOfFiles(): Promise<number> {
    const entries = await readdir(this.folder, { recursive: true, withFileTypes: true }).catch(() => []);
    const sizes = entries.map(async (entry) =>
      entry.isFile() ? (await stat(join(entry.parentPath, entry.name))).size : 0,
    );
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  }

  private bytes(): number {
    const read = (pragma: string) =>
      Object.values(this.file.sql(`PRAGMA ${pragma}`).get() as object)[0] as number;
    return (read('page_count') - read('freelist_count')) * read('page_size');
  }
}

/** What came in between: collections whose number of documents is the same are left out. */
export function grown(before: StoreSize, after: StoreSize): StoreSize {
  const documents: Record<string, number> = {};
  for (const [name, count] of Object.entries(after.documents)) {
    const more = count - (before.documents[name] ?? 0);
    if (more !== 0) documents[name] = more;
  }
  return { documents, bytes: after.bytes - before.bytes, files: after.files - before.files };
}
