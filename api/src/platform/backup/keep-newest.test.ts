import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBackup, nameOfBackup } from './backup-reader.ts';
import { keepNewest } from './keep-newest.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backups-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const nameOf = (day: number) => nameOfBackup(new Date(Date.UTC(2026, 0, day, 3)));

function aBackup(name: string, { whole = true } = {}): void {
  mkdirSync(join(folder, name));
  if (whole) writeFileSync(join(folder, name, 'manifest.json'), '{}');
}

it('keeps the newest whole backups, what runs, and whatever else is in the folder', async () => {
  for (const day of [1, 2, 3, 4]) aBackup(nameOf(day));
  for (const [name, age] of [
    ['running', 0],
    ['abandoned', 48],
  ] as const) {
    const path = `backup-${name}.unfinished`;
    aBackup(path, { whole: false });
    const at = new Date(Date.now() - age * 3600_000);
    utimesSync(join(folder, path), at, at);
  }
  aBackup('my-notes');
  expect(await keepNewest(folder, 2)).toBe(2);
  expect(readdirSync(folder).sort()).toEqual([nameOf(3), nameOf(4), 'backup-running.unfinished', 'my-notes']);
  expect(await keepNewest(folder, 2)).toBe(0);
});

it('finds the newest whole backup of a folder, or takes the one that is named', async () => {
  await expect(findBackup(folder)).rejects.toThrow(/no whole backup/);
  aBackup(nameOf(1));
  aBackup(nameOf(10));
  aBackup(nameOf(11), { whole: false });
  expect(await findBackup(folder)).toBe(join(folder, nameOf(10)));
  expect(await findBackup(join(folder, nameOf(1)))).toBe(join(folder, nameOf(1)));
});
