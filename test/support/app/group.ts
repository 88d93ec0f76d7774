import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Where `npm test` expects the times of the files. */
const TIMES = process.env['FILE_TIMES'];

const times: Record<string, number> = {};

/** Defines the tests of a file in a group (`scripts/lib/groups.mjs`). `onEnter` runs before the file's first hook. */
export function fileOfGroup(file: string, load: () => void, onEnter?: () => void): void {
  describe(file, () => {
    let begun = 0;
    beforeAll(() => {
      begun = performance.now();
      onEnter?.();
    });
    load();
    afterAll(() => {
      times[file] = performance.now() - begun;
    });
  });
}

/** Writes the milliseconds of each file, after all of them. */
export function endOfGroup(): void {
  afterAll(() => {
    if (!TIMES) return;
    mkdirSync(TIMES, { recursive: true });
    writeFileSync(path.join(TIMES, `${process.pid}-${Date.now()}.json`), JSON.stringify(times));
  });
}
