import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

// docs/security.md answers every requirement of OWASP ASVS 5.0.0 up to level 2. What it says to be there is there.

const ROOT = resolve(__dirname, '..');
const text = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');

/** How many requirements of the levels 1 and 2 each section has: those of level 3 always come after them. */
const SECTIONS: Record<string, readonly number[]> = {
  1: [2, 9, 11, 3, 2],
  2: [3, 3, 4, 1],
  3: [0, 2, 4, 6, 5, 0, 2],
  4: [3, 1, 2, 4],
  5: [1, 3, 2, 3],
  6: [3, 12, 4, 4, 5, 3, 0, 4],
  7: [3, 4, 2, 5, 2, 2],
  8: [2, 3, 1, 1],
  9: [3, 4],
  10: [2, 2, 4, 11, 5, 2, 3],
  11: [2, 3, 3, 4, 1, 1, 0],
  12: [3, 2, 4],
  13: [1, 5, 2, 5],
  14: [2, 4, 3],
  15: [3, 3, 7, 0],
  16: [1, 5, 4, 3, 3],
  17: [1, 4, 2],
};
const REQUIREMENTS = Object.entries(SECTIONS).flatMap(([chapter, counts]) =>
  counts.flatMap((count, section) =>
    Array.from({ length: count }, (_, index) => `${chapter}.${section + 1}.${index + 1}`),
  ),
);

const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) +\|(.*)\|$/gm)].map(([, id = '', cells = '']) => {
  const [, status = '', where = '', tests = ''] = cells.split('|').map((cell) => cell.trim());
  return { id, status, where, tests };
});

/** Where a path may begin, and how it may be shortened at its end. */
const ROOTS = ['', 'api/src'];
const ENDINGS = ['', '.e2e.test.ts'];

/** The file or folder of the repository that a path of the document names; undefined for none. */
const fileOf = (path: string) =>
  ROOTS.flatMap((root) => ENDINGS.map((ending) => join(ROOT, root, path + ending))).find(existsSync);

/** The paths of a cell, each with the test that is quoted after it, if one is. */
const named = (cell: string) =>
  [...cell.matchAll(/`([\w.-]+\/[\w./-]+)`(?: “([^”]+)”)?/g)].map(([, path = '', test]) => ({ path, test }));

describe('docs/security.md', () => {
  it('answers every requirement once, in their order, and no other', () => {
    expect(REQUIREMENTS).toHaveLength(253);
    expect(rows.map(({ id }) => id)).toEqual(REQUIREMENTS);
  });

  it('says of each that it is met, and where and by which test, or why not', () => {
    for (const { id, status, where, tests } of rows) {
      expect([id, ['met', 'partly', 'not met', 'not applicable'].includes(status)]).toEqual([id, true]);
      expect([id, where.length > 10]).toEqual([id, true]);
      if (status === 'met' || status === 'partly') expect([id, named(tests)]).not.toEqual([id, []]);
    }
  });

  it('names files that are there', () => {
    const paths = rows.flatMap(({ id, where, tests }) => named(where + tests).map(({ path }) => [id, path]));
    expect(paths.length).toBeGreaterThan(300);
    expect(paths.filter(([, path = '']) => !fileOf(path))).toEqual([]);
  });

  it('names tests that are there', () => {
    const tests = rows.flatMap(({ id, tests: cell }) => named(cell).map((each) => ({ id, ...each })));
    const missing = tests
      .filter(({ path }) => !/\.(test|spec)\.tsx?$/.test(fileOf(path) ?? ''))
      .map(({ id, path }) => `${id}: ${path} is no test`);
    const quoted = tests.filter(({ test }) => test);
    expect(quoted.length).toBeGreaterThan(100);
    const unknown = quoted
      .filter(({ path, test = '' }) => {
        const file = fileOf(path);
        return !file || !readFileSync(file, 'utf8').includes(`'${test}'`);
      })
      .map(({ id, path, test }) => `${id}: ${path} has no “${test}”`);
    expect([...missing, ...unknown]).toEqual([]);
    // A quoted test that follows no file would be looked for nowhere.
    expect([...text.matchAll(/“[^”]{3,}”/g)].length).toBe(quoted.length);
  });

  it('counts what it says', () => {
    const said =
      /Of (\d+) requirements (\d+) are met, (\d+) partly, (\d+) are not,[^]*?and (\d+) concern/.exec(text);
    const count = (status: string) => `${rows.filter((row) => row.status === status).length}`;
    expect(said?.slice(1)).toEqual([
      `${rows.length}`,
      ...['met', 'partly', 'not met', 'not applicable'].map(count),
    ]);
  });
});
