import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Where `npm test` wants to find how long each file took. */
const TIMES = process.env['FILE_TIMES'];

const times: Record<string, number> = {};

/** The tests of a file within a group (`scripts/lib/groups.mjs`). `onEnter` runs before the first of its own hooks. */
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

/** After all files: writes the milliseconds of each. */
export function endOfGroup(): void {
  afterAll(() => {
    if (!TIMES) return;
    mkdirSync(TIMES, { recursive: true });
    writeFileSync(path.join(TIMES, `${process.pid}-${Date.now()}.json`), JSON.stringify(times));
  });
}
