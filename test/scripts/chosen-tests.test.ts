import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

// Which tests a change runs, and how all tests are divided, follows from the folders, the imports and the recorded times.
const ROOT = join(__dirname, '../..');

type Kind = 'node' | 'pages' | 'browser';
type Suites = Record<Kind, string[]>;
interface Near {
  kind: Kind;
  file: string;
  near: [rank: number, distance: number];
}
type Chosen = Suites & { left: number };

const { allSuites, areaOf, isOfTheNight, moduleOf } = jest.requireActual<{
  allSuites: () => Suites;
  areaOf: (file: string) => { side: 'api' | 'web'; path: string } | null;
  isOfTheNight: (file: string) => boolean;
  moduleOf: (area: { path: string }) => string;
}>('../../scripts/test/suites.mjs');
const { importersOfAll } = jest.requireActual<{ importersOfAll: () => Map<string, Set<string>> }>(
  '../../scripts/test/imports.mjs',
);
const { CHANGE, nearestFirst, secondsOfAll, testsOf } = jest.requireActual<{
  CHANGE: number;
  nearestFirst: (changed: string[], suites: Suites, importers: Map<string, Set<string>>) => Near[];
  secondsOfAll: (tests: Near[]) => number;
  testsOf: (changed: string[], suites: Suites, importers: Map<string, Set<string>>) => Chosen | null;
}>('../../scripts/test/changed.mjs');
const { PARTS, partOf, planOf } = jest.requireActual<{
  PARTS: Record<string, string>;
  partOf: (commit: string) => string;
  planOf: (words: string[]) => Suites & { mongodb: string[]; firefox: string[]; drills: boolean };
}>('../../scripts/test/plan.mjs');
const { shareOut } = jest.requireActual<{
  shareOut: (tests: { kind: string; file: string }[], workers: number) => { kind: string; files: string[] }[];
}>('../../scripts/test/groups.mjs');

const suites = allSuites();
const importers = importersOfAll();
const ofFolders = [...suites.node.filter((file) => /^test\/(e2e|process)\//.test(file)), ...suites.browser];
const foldersIn = (folder: string) =>
  readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** Folders of the API with parts of their own instead of being a module. */
const NO_MODULES = ['auth', 'commands', 'config', 'platform', 'run', 'shared'];
const modules = [
  ...foldersIn('api/src').filter((name) => !NO_MODULES.includes(name)),
  ...foldersIn('api/src/auth').map((name) => `auth/${name}`),
];
const features = foldersIn('web/src/features');
const chosenFor = (...changed: string[]) => testsOf(changed, suites, importers);

describe('the folders', () => {
  it('every module of the API has its suites in the folder of its name', () => {
    const own = new Set(
      ofFolders.map((file) => areaOf(file)).map((area) => area && `${area.side} ${moduleOf(area)}`),
    );
    expect(modules.filter((name) => !own.has(`api ${name}`))).toEqual([]);
  });

  it('every feature of the client has browser tests in the folder of its name, or tests of its pages', () => {
    const has = (name: string) =>
      existsSync(join(ROOT, 'test/browser', name)) ||
      suites.pages.some((file) => file.startsWith(`web/src/features/${name}/`));
    expect(features.filter((name) => !has(name))).toEqual([]);
  });

  it('every suite lies in the folder of something that can change, and is chosen then', () => {
    const lost = ofFolders.filter((file) => {
      const area = areaOf(file);
      const roots = area?.side === 'api' ? ['api/src', '.'] : ['web/src/features', 'web/src'];
      const source = roots
        .map((root) => `${root}/${area?.path}`)
        .find((folder) => existsSync(join(ROOT, folder)));
      if (source === undefined) return true;
      const near = nearestFirst([`${source.replace('./', '')}/changed.ts`], suites, importers);
      return !near.some((each) => each.file === file && each.near[0] <= 1);
    });
    expect(lost).toEqual([]);
  });
});

describe('a change', () => {
  it('of a rule runs all suites of its module, the tests that import it, and the checks of the whole tree', () => {
    const chosen = chosenFor('api/src/proposals/domain/proposal.ts');
    const own = suites.node.filter((file) => file.startsWith('test/e2e/proposals/'));
    expect(own.length).toBeGreaterThan(5);
    expect(chosen?.node).toEqual(expect.arrayContaining(own));
    expect(chosen?.node).toContain('api/src/proposals/domain/proposal.test.ts');
    expect(chosen?.node).toContain('test/architecture.test.ts');
    expect(chosen?.browser).toContain('test/browser/proposals/proposals.spec.ts');
  });

  it('of a controller runs the permissions of all operations', () => {
    const chosen = chosenFor('api/src/notes/adapters/http/notes.controller.ts');
    expect(chosen?.node).toContain('test/e2e/shared/http/permissions.e2e.test.ts');
  });

  it('of a shared file runs all suites of the module that uses it and has its name', () => {
    expect(chosenFor('api/src/shared/http/idempotency.ts')?.node).toEqual(
      expect.arrayContaining(
        suites.node.filter((file) => file.startsWith('test/e2e/platform/idempotency/engines/')),
      ),
    );
  });

  it('of a page that no test is about runs the walks over all pages', () => {
    expect(chosenFor('web/src/features/about/about-page.tsx')?.browser).toContain(
      'test/browser/app/public.spec.ts',
    );
  });

  it('of the theme runs the walk over the screens of everyone who is signed in', () => {
    expect(chosenFor('web/src/theme/styles/table.css')?.browser).toContain(
      'test/browser/app/every-screen.spec.ts',
    );
  });

  it('of a suite, or of what it imports, runs it', () => {
    const suite = 'test/browser/legal/accessibility.spec.ts';
    expect(chosenFor(suite)?.browser).toEqual([suite]);
    expect(chosenFor('test/support/people/proposals.ts')?.node).toContain(
      'test/e2e/proposals/proposals.e2e.test.ts',
    );
  });

  it('of a document runs the checks of the whole tree only, of a setting of all tests everything', () => {
    const chosen = chosenFor('docs/desk.md');
    expect([...(chosen?.pages ?? []), ...(chosen?.browser ?? [])]).toEqual([]);
    expect(chosen?.node.filter((file) => !/^test\/(scripts\/)?[^/]+$/.test(file))).toEqual([]);
    expect(chosenFor('jest.config.mjs')).toBeNull();
  });

  const inModules = [
    ...modules.map((name) => `api/src/${name}/changed.ts`),
    ...foldersIn('api/src/platform').map((name) => `api/src/platform/${name}/changed.ts`),
    ...foldersIn('api/src/shared').map((name) => `api/src/shared/${name}/changed.ts`),
    ...features.map((name) => `web/src/features/${name}/changed.ts`),
  ];
  it.each(inModules)('in one module, %s, stays within its time', (file) => {
    const own = nearestFirst([file], suites, importers).filter(({ near: [rank] }) => rank <= 1);
    expect(secondsOfAll(own)).toBeLessThanOrEqual(CHANGE);
    const chosen = chosenFor(file);
    expect(own.filter((each) => !chosen?.[each.kind].includes(each.file))).toEqual([]);
  });

  it.each([
    ['what everything imports', 'libs/contracts/src/index.ts'],
    ['the frame of all pages, whose suites walk over them', 'web/src/app/route-effects.tsx'],
    ['the theme', 'web/src/theme/styles/table.css'],
  ])('of %s stays within its time, too, and says what is left out', (_, changed) => {
    const chosen = chosenFor(changed);
    const all = (['node', 'pages', 'browser'] as const).flatMap((kind) =>
      (chosen?.[kind] ?? []).map((file): Near => ({ kind, file, near: [0, 0] })),
    );
    expect(secondsOfAll(all)).toBeLessThanOrEqual(CHANGE);
    expect(chosen?.left).toBeGreaterThan(0);
  });
});

describe('the whole', () => {
  const every = planOf([]);
  const parts = Object.keys(PARTS).map((name) => planOf(['--part', name]));

  it('loses nothing between the test of a change and the parts of the whole', () => {
    const whole = planOf(['--all']);
    const ran = (kind: Kind | 'mongodb' | 'firefox') =>
      new Set([every, ...parts].flatMap((plan) => plan[kind]));
    for (const kind of ['node', 'pages', 'browser', 'mongodb', 'firefox'] as const)
      expect(whole[kind].filter((file) => !ran(kind).has(file))).toEqual([]);
    expect(whole.drills && parts.some(({ drills }) => drills)).toBe(true);
  });

  it('has a part in Firefox, which the test of a change does not need', () => {
    expect(every.firefox).toEqual([]);
    expect(planOf(['--part', 'firefox']).firefox).toContain('test/browser/shared/ui/dialogs.spec.ts');
  });

  it('has suites of the night that the test of a change does not run', () => {
    expect([...every.node, ...every.browser].filter(isOfTheNight)).toEqual([]);
    expect([...suites.node, ...suites.browser].filter(isOfTheNight).length).toBeGreaterThan(4);
  });

  it('has a part for each commit, and each part has commits', () => {
    const commits = Array.from({ length: 64 }, (_, index) =>
      (index * 2_654_435_761).toString(16).padStart(40, '0').slice(-40),
    );
    const reversed = commits.map((commit) => [...commit].reverse().join(''));
    expect(new Set(reversed.map(partOf))).toEqual(new Set(Object.keys(PARTS)));
    expect(planOf(['--all', '--part', '906688a37409a36c8d0dbee7cfa35050f355b369'])).toEqual(
      planOf(['--part', partOf('906688a37409a36c8d0dbee7cfa35050f355b369')]),
    );
    expect(() => planOf(['--part', 'thursday'])).toThrow('There is no part "thursday"');
  });
});

it.each([1, 2, 4, 10])('the groups for %i workers have every file once', (workers) => {
  const tests = [
    ...suites.node.map((file) => ({ kind: 'node', file })),
    ...suites.pages.map((file) => ({ kind: 'pages', file })),
  ];
  const shared = shareOut(tests, workers).flatMap(({ kind, files }) => files.map((file) => ({ kind, file })));
  const named = (some: { kind: string; file: string }[]) =>
    some.map(({ kind, file }) => `${kind} ${file}`).sort();
  expect(named(shared)).toEqual(named(tests));
});
