import { appendFileSync } from 'node:fs';

/** Where `npm test` expects a line for each file that is done: `{ "kind": "node", "file": "…", "seconds": 1.2 }`. */
const DONE = process.env['FILES_DONE'];

/** Defines the tests of a file in a group (`scripts/test/groups.mjs`). `onEnter` runs before the file's first hook. */
export function fileOfGroup(kind: string, file: string, load: () => void, onEnter?: () => void): void {
  describe(file, () => {
    let begun = 0;
    beforeAll(() => {
      begun = performance.now();
      onEnter?.();
    });
    load();
    afterAll(() => {
      if (!DONE) return;
      const seconds = (performance.now() - begun) / 1000;
      appendFileSync(DONE, `${JSON.stringify({ kind, file, seconds })}\n`);
    });
  });
}
