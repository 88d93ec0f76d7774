import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { backupsIn } from './backup-reader.ts';
import { UNFINISHED } from './backup-writer.ts';

/** Milliseconds after which an unfinished backup counts as left by a run that died. */
const ABANDONED = 24 * 3600_000;

/** Removes all but the newest `count` backups of a folder, and dead runs' unfinished ones; returns how many backups. */
export async function keepNewest(folder: string, count: number): Promise<number> {
  const old = (await backupsIn(folder)).slice(0, -count);
  for (const backup of old) await rm(backup, { recursive: true, force: true });
  for (const name of await readdir(folder)) {
    if (!/^backup-/.test(name) || !name.endsWith(UNFINISHED)) continue;
    const { mtimeMs } = await stat(join(folder, name));
    if (Date.now() - mtimeMs > ABANDONED) await rm(join(folder, name), { recursive: true, force: true });
  }
  return old.length;
}
