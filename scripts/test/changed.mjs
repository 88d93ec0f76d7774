import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { areaOf, moduleOf } from './suites.mjs';
import { importersOfAll, reachedFrom } from './imports.mjs';
import { ROOT } from '../lib/run.mjs';
import { secondsOf } from './times.mjs';

/**
 * Seconds that the tests of a change may take on the machine of the budget, as recorded: three minutes on one that
 * takes half as long again, since developers run them several times an hour.
 */
export const CHANGE = 120;

/** Seconds of them for Jest's and the browser's start. */
const START = 25;

/** How many files of a kind run at once. */
const AT_ONCE = { node: 3, pages: 2, browser: 2.5 };

/** Files that every test depends on, although none imports them: a change of one needs all tests. */
const EVERYTHING =
  /^(package(-lock)?\.json|jest\.|playwright\.|tsconfig|nest-cli|scripts\/(lib|test)(\/|\.mjs)|\.ci\/)/;

/** The composition roots: everything is reached from them, so what imports them is no sign of a relation. */
const IS_ROOT =
  /^(api\/src\/(app\.module|configure-app|main)\.ts|web\/src\/(app\/(pages|routes)\.tsx?|entry-.*))$/;

/** The layers of a module, and the suites that try this layer in all modules at once. */
const ACROSS_MODULES = [
  [/^api\/src\/.+\/adapters\/http\//, /^test\/e2e\/shared\/http\//],
  [/^api\/src\/.+\/adapters\/mongo\//, /^test\/(e2e|process)\/platform\/database\//],
  [/^web\/src\/features\/[^/]+\/[^/]+-page\.tsx$/, /^test\/browser\/app\/public\.spec\.ts$/],
  [/^web\/src\/theme\//, /^test\/browser\/app\/every-screen\.spec\.ts$/],
];

/** Imports over more steps than these say little: tests so far away are run while there is time. */
const NEAR = 3;

/** More steps than any import takes. */
const MANY = 100;

/** How near a test or a suite elsewhere is to a change that it reaches over these many imports. */
const over = (steps) => [steps > NEAR ? 3 : 2, steps];

const git = (...args) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** Returns the last commit that others have: everything after it, committed or not, is the change. */
function base() {
  for (const upstream of ['@{upstream}', 'origin/main', 'main']) {
    try {
      return git('merge-base', 'HEAD', upstream);
    } catch {
      // This branch does not exist here.
    }
  }
  return 'HEAD';
}

/** Returns the files of the change, removed ones too. */
export function changedFiles() {
  const tracked = git('diff', '--name-only', '--no-renames', base());
  const added = git('ls-files', '--others', '--exclude-standard');
  return [...new Set(`${tracked}\n${added}`.split('\n').filter(Boolean))];
}

const isSuite = (file) => /^test\/(e2e|process|browser)\//.test(file);

/** Returns the name of a file without its endings: `idempotency`. */
const nameOf = (file) => path.posix.basename(file).split('.')[0];

/** The number of folders that two areas begin with. */
function shared({ path: one }, { path: other }) {
  const [a, b] = [one.split('/'), other.split('/')];
  const at = a.findIndex((folder, index) => folder !== b[index]);
  return at < 0 ? a.length : at;
}

/**
 * Returns how near a suite in a folder of modules is to a change, `[rank, distance]`, the smaller the nearer, or null:
 * 1 suites of a changed module, 2 those that try its layer in all modules, those of modules that import what has changed
 * (nearest the one with the name of a changed file), and those of the feature with the module's name, 3 those of modules
 * that import it over many steps.
 */
function nearness(suite, changed, reached) {
  const own = areaOf(suite);
  const places = changed.map((file) => ({ file, area: areaOf(file) })).filter(({ area }) => area !== null);
  const beside = places.filter(({ file }) => isBeside(suite, [file]));
  if (beside.length > 0) return [1, -Math.max(...beside.map(({ area }) => shared(area, own)))];
  if (
    ACROSS_MODULES.some(([layer, suites]) => suites.test(suite) && changed.some((file) => layer.test(file)))
  )
    return [2, 0];
  if (places.some(({ area }) => moduleOf(area) === moduleOf(own))) return [2, NEAR];
  const steps = reached.get(`${own.side} ${moduleOf(own)}`);
  if (steps === undefined) return null;
  const hasItsName = changed.some((file) => nameOf(file) === moduleOf(own).split('/').at(-1));
  return hasItsName ? [2, 0] : over(steps);
}

/** Returns the modules that import what has changed, with the number of steps: `Map { 'api pool' => 2 }`. */
function modulesAmong(reached) {
  const modules = new Map();
  for (const [file, steps] of reached) {
    const area = isSuite(file) ? null : areaOf(file);
    if (!area?.path) continue;
    const name = `${area.side} ${moduleOf(area)}`;
    modules.set(name, Math.min(steps, modules.get(name) ?? Infinity));
  }
  return modules;
}

/** Whether a test lies in a module in which something has changed. */
const isBeside = (file, changed) =>
  changed.some((each) => {
    const [own, other] = [areaOf(file), areaOf(each)];
    return own !== null && other !== null && own.side === other.side && moduleOf(own) === moduleOf(other);
  });

/**
 * Returns the tests of changed files, nearest first, as `{ kind, file, near: [rank, distance] }`. Rank 0 always runs:
 * changed tests and the checks of the whole tree. The suites of changed modules, and their tests that import what has
 * changed, have rank 1, tests elsewhere that import it rank 2, over many steps 3.
 */
export function nearestFirst(changed, suites, importers = importersOfAll()) {
  const reached = reachedFrom(changed, importers, (file) => IS_ROOT.test(file));
  const modules = modulesAmong(reached);
  const near = (file) => {
    const steps = reached.get(file);
    if (steps === 0 || /^test\/(scripts\/)?[^/]+$/.test(file)) return [0, 0];
    // Tests in the module itself come before the module's suites: they are short.
    const imported = () => (isBeside(file, changed) ? [1, steps - MANY] : over(steps));
    const byImport = steps === undefined ? null : imported();
    const byFolder = isSuite(file) ? nearness(file, changed, modules) : null;
    return [byImport, byFolder].filter(Boolean).sort(byNearness)[0] ?? null;
  };
  return Object.entries(suites)
    .flatMap(([kind, files]) => files.map((file) => ({ kind, file, near: near(file) })))
    .filter((each) => each.near !== null)
    .sort((a, b) => byNearness(a.near, b.near) || secondsOf(a.kind, a.file) - secondsOf(b.kind, b.file));
}

const byNearness = ([rank, distance], [otherRank, other]) => rank - otherRank || distance - other;

/** Seconds that tests take together, as recorded. */
export const secondsOfAll = (tests) =>
  tests.reduce((sum, { kind, file }) => sum + secondsOf(kind, file) / AT_ONCE[kind], 0);

/**
 * Returns the tests of a change, `{ node, pages, browser, left }`, paths relative to the root; `left` counts the related
 * ones for which no time is left. Null when the change needs all tests.
 */
export function testsOf(changed, suites, importers = importersOfAll()) {
  if (changed.some((file) => EVERYTHING.test(file))) return null;
  const chosen = { node: [], pages: [], browser: [], left: 0 };
  let seconds = START;
  for (const test of nearestFirst(changed, suites, importers)) {
    const more = seconds + secondsOfAll([test]);
    if (test.near[0] > 0 && more > CHANGE) {
      chosen.left += 1;
      continue;
    }
    seconds = more;
    chosen[test.kind].push(test.file);
  }
  return chosen;
}
