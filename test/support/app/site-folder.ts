import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Writes a site of these pages, by path, and returns its folder and how to remove it. */
export async function siteFolderOf(
  pages: Record<string, string>,
): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'consulting-site-'));
  for (const [path, html] of Object.entries(pages)) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), html);
  }
  return { folder, remove: () => rm(folder, { recursive: true }) };
}
