import { readdir } from 'node:fs/promises';
import type { FileStorage } from '../../files/file-storage.ts';
import { copyFile, type FilePart, forEachFile, readPart } from '../file-copy.ts';
import { OperatorError } from '../operator-error.ts';
import type { Progress } from '../progress.ts';

/**
 * Copies files that are missing or differ, and returns the ids of the new ones. The bytes of an id never change, so a
 * store still in use loses nothing.
 */
export async function copyFiles(
  from: FileStorage,
  to: FileStorage,
  parts: ReadonlyMap<string, FilePart>,
  progress: Progress,
): Promise<string[]> {
  const added: string[] = [];
  let count = 0;
  try {
    await forEachFile(parts.keys(), async (id) => {
      const expected = parts.get(id)?.sha256;
      const before = await readPart(to, id);
      if (before?.sha256 !== expected) {
        if (!before) added.push(id);
        else await to.remove(id);
        const copied = await copyFile(from, to, id);
        if (copied?.sha256 !== expected)
          throw new OperatorError(`The file ${id} changed while it was copied.`);
      }
      progress.step('files', ++count);
    });
  } catch (error) {
    await forEachFile(added, (id) => to.remove(id));
    throw error;
  }
  const bytes = [...parts.values()].reduce((sum, { size }) => sum + size, 0);
  progress.done('stored files', parts.size, 'file', bytes);
  return added;
}

/** Removes the files of a folder that no document names. */
export async function removeOthers(
  folder: string,
  storage: FileStorage,
  named: ReadonlyMap<string, unknown>,
): Promise<void> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const ids = names.flatMap((name) => /(?:^|\/)([0-9a-f]{32})(?:\.part)?$/.exec(name)?.[1] ?? []);
  await forEachFile(
    ids.filter((id) => !named.has(id)),
    (id) => storage.remove(id),
  );
}
