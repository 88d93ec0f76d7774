import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { testSentences } from './support/checks/test-sentences.ts';

// docs/security/*.yml answer every requirement of OWASP ASVS 5.0.0 up to level 2, and docs/security.md is what is rendered
// from them. What they say to be there is there.

interface Requirement {
  id: string;
  level: number;
  claim: string;
  status: string;
  where: string;
  tests?: Record<string, string[]>;
  by?: string;
}

const { PAGE, STATUSES, securityChapters, securityPage } = jest.requireActual<{
  PAGE: string;
  STATUSES: readonly string[];
  securityChapters: () => { file: string; chapter: string; requirements: Requirement[] }[];
  securityPage: (page: string, chapters: object[]) => string;
}>('../scripts/lib/security-page.mjs');

const ROOT = resolve(__dirname, '..');

/** The levels of the requirements of each section, in their order: those of level 3, left out, always come last. */
const LEVELS: Record<string, string> = {
  ...{ 1.1: '22', 1.2: '111112222', 1.3: '11222222222', 1.4: '222', 1.5: '12' },
  ...{ 2.1: '122', 2.2: '112', 2.3: '1222', 2.4: '2' },
  ...{ 3.2: '11', 3.3: '1222', 3.4: '112222', 3.5: '11122', 3.7: '22' },
  ...{ 4.1: '122', 4.2: '2', 4.3: '22', 4.4: '1222' },
  ...{ 5.1: '2', 5.2: '112', 5.3: '11', 5.4: '222' },
  ...{ 6.1: '122', 6.2: '111111112222', 6.3: '1122', 6.4: '1122', 6.5: '22222', 6.6: '222', 6.8: '2222' },
  ...{ 7.1: '222', 7.2: '1111', 7.3: '22', 7.4: '11222', 7.5: '22', 7.6: '22' },
  ...{ 8.1: '12', 8.2: '112', 8.3: '1', 8.4: '2' },
  ...{ 9.1: '111', 9.2: '1222' },
  ...{ 10.1: '22', 10.2: '22', 10.3: '2222', 10.4: '11111222222', 10.5: '22222', 10.6: '22', 10.7: '222' },
  ...{ 11.1: '22', 11.2: '222', 11.3: '112', 11.4: '1222', 11.5: '2', 11.6: '2' },
  ...{ 12.1: '122', 12.2: '11', 12.3: '2222' },
  ...{ 13.1: '2', 13.2: '22222', 13.3: '22', 13.4: '12222' },
  ...{ 14.1: '22', 14.2: '1222', 14.3: '122' },
  ...{ 15.1: '122', 15.2: '122', 15.3: '1222222' },
  ...{ 16.1: '2', 16.2: '22222', 16.3: '2222', 16.4: '222', 16.5: '222' },
  ...{ 17.1: '2', 17.2: '2222', 17.3: '22' },
};
const numbers = (id: string) => id.split('.').map(Number) as [number, number];
const REQUIREMENTS = Object.entries(LEVELS)
  .sort(([a], [b]) => numbers(a)[0] - numbers(b)[0] || numbers(a)[1] - numbers(b)[1])
  .flatMap(([section, levels]) =>
    [...levels].map((level, index) => ({ id: `${section}.${index + 1}`, level: Number(level) })),
  );

const chapters = securityChapters();
const requirements = chapters.flatMap((chapter) => chapter.requirements);

/** Where a path may begin, and how it may be shortened at its end. */
const ROOTS = ['', 'api/src'];
const isThere = (path: string) => ROOTS.some((root) => existsSync(join(ROOT, root, path)));

/** The paths in a text. */
const pathsIn = (text: string) => [...text.matchAll(/`([\w.-]+\/[\w./-]+)`/g)].map(([, path = '']) => path);

/** Each test file with the sentences that are quoted from it, by requirement. */
const quoted = requirements.flatMap(({ id, tests = {} }) =>
  Object.entries(tests).map(([file, sentences]) => ({ id, file, sentences })),
);

describe('the requirements in docs/security', () => {
  it('are those of the standard, each once, in their order, and in the file of their chapter', () => {
    expect(REQUIREMENTS).toHaveLength(253);
    expect(requirements.map(({ id, level }) => ({ id, level }))).toEqual(REQUIREMENTS);
    for (const { file, chapter, requirements: own } of chapters)
      for (const { id } of own)
        expect([file.split('-')[0], chapter.split(' ')[0]]).toEqual([
          id.split('.')[0]?.padStart(2, '0'),
          `V${id.split('.')[0]}`,
        ]);
  });

  it('say whether they are met, by what and what shows it, or why not', () => {
    for (const { id, claim, status, where, tests, by = '' } of requirements) {
      expect([id, STATUSES.includes(status)]).toEqual([id, true]);
      expect([id, claim.length > 5, where.length > 10]).toEqual([id, true, true]);
      const isShown = Object.keys(tests ?? {}).length > 0 || by.length > 10;
      expect([id, isShown || status.startsWith('not ')]).toEqual([id, true]);
    }
  });

  it('name files that are there', () => {
    const paths = requirements.flatMap(({ id, where, by = '' }) =>
      pathsIn(`${where} ${by}`).map((path) => [id, path] as const),
    );
    expect(paths.length).toBeGreaterThan(100);
    expect(paths.filter(([, path]) => !isThere(path))).toEqual([]);
  });

  it('quote one test of a file that is there with each sentence', () => {
    const files = [...new Set(quoted.map(({ file }) => file))];
    const missing = files.filter(
      (file) => !/\.(test|spec)\.tsx?$/.test(file) || !existsSync(join(ROOT, file)),
    );
    expect(missing).toEqual([]);
    const tests = new Map(files.map((file) => [file, testSentences(file)]));
    const wrong = quoted.flatMap(({ id, file, sentences }) => [
      ...(sentences.length > 0 ? [] : [`${id}: no sentence of ${file}`]),
      ...sentences
        .map((sentence) => ({
          sentence,
          found: tests.get(file)?.filter((names) => names.includes(sentence)).length,
        }))
        .filter(({ found }) => found !== 1)
        .map(({ sentence, found }) => `${id}: ${file} has ${found} tests “${sentence}”`),
    ]);
    expect(wrong).toEqual([]);
  });
});

it('docs/security.md is what `npm run security` writes of them', () => {
  const page = readFileSync(join(ROOT, PAGE), 'utf8');
  expect(page).toBe(securityPage(page, chapters));
});
