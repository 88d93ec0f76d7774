import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { FileStorage } from './file-storage.ts';
import { syncFolder } from './sync-folder.ts';

const KEY = /^[0-9a-f]{32}$/;

/** Files in a folder that only the server's user may read, spread over 256 subfolders. */
export class DiskFileStorage extends FileStorage {
  constructor(private readonly folder: string) {
    super();
  }

  async write(key: string, content: Buffer): Promise<void> {
    const path = this.pathOf(key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const unfinished = `${path}.part`;
    const handle = await open(unfinished, 'w', 0o600);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(unfinished, path);
    await syncFolder(dirname(path));
  }

  async read(key: string): Promise<Readable | null> {
    try {
      return (await open(this.pathOf(key))).createReadStream();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    const path = this.pathOf(key);
    await rm(path, { force: true });
    await rm(`${path}.part`, { force: true });
  }

  private pathOf(key: string): string {
    if (!KEY.test(key)) throw new Error('This is not a key of a stored file');
    return join(this.folder, key.slice(0, 2), key);
  }
}
