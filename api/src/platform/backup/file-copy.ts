import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { FileStorage } from '../files/file-storage.ts';

/** Size and checksum of a file as it was copied or read. */
export interface FilePart {
  size: number;
  sha256: string;
}

/** Files in memory at the same time; each is an upload of 5 MiB at most. */
const AT_ONCE = 4;

/** Calls `work` for each id, a few at a time. */
export async function forEachFile(ids: Iterable<string>, work: (id: string) => Promise<void>): Promise<void> {
  const left = ids[Symbol.iterator]();
  const worker = async (): Promise<void> => {
    for (let next = left.next(); !next.done; next = left.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

const partOf = (content: Buffer): FilePart => ({
  size: content.length,
  sha256: createHash('sha256').update(content).digest('hex'),
});

/** Reads the content of an id; null when there is none. */
export async function readPart(from: FileStorage, id: string): Promise<FilePart | null> {
  const content = await contentOf(from, id);
  return content && partOf(content);
}

/** Copies a file; null when there is nothing to copy. */
export async function copyFile(from: FileStorage, to: FileStorage, id: string): Promise<FilePart | null> {
  const content = await contentOf(from, id);
  if (!content) return null;
  await to.write(id, content);
  return partOf(content);
}

async function contentOf(from: FileStorage, id: string): Promise<Buffer | null> {
  try {
    const stream = await from.read(id);
    return stream && (await buffer(stream));
  } catch (error) {
    // Removed during the read.
    if (/File not found|FileNotFound|ENOENT/i.test(String(error))) return null;
    throw error;
  }
}
