// `npm test`: gets what is missing (packages, a browser), builds, runs the tests of a change, says which engines and browser
// it covered, and ends with `N passed, N failed`. `npm run test:all` (`--all`) also runs what `scripts/test/plan.mjs` calls the
// whole, `--part NAME|COMMIT` one part of that alone, and `--changed` the tests of what has changed.
import fs from 'node:fs';
import os from 'node:os';
import { at, run, tool } from './lib/run.mjs';
import { build, install } from './lib/prepare.mjs';
import {
  beginStages,
  count,
  countsSoFar,
  isGate,
  lineOfCounts,
  linesOfStages,
  noteSlowness,
  slownessSoFar,
  stage,
  stagesSoFar,
} from './test/stages.mjs';

beginStages();
await stage('install', install);
const { screensIn, writeCheck, writeFirefox } = await import('./test/accessibility-check.mjs');
const { onPath } = await import('./test/browser.mjs');
const { Effort, lineOfEffort } = await import('./test/effort.mjs');
const { coveredMongo, storeCommand } = await import('./lib/engines.mjs');
const { kindOfGroup, writeGroups } = await import('./test/groups.mjs');
const { planOf } = await import('./test/plan.mjs');
const { BROWSERS, browsersFor, browserTests, failWithoutBrowser, linesOfBrowsers } =
  await import('./test/playwright.mjs');
const { linesOf, withProgress } = await import('./test/progress.mjs');
const { unsent } = await import('./test/shapes.mjs');
const { writeRecord } = await import('./test/times.mjs');

/** By default Jest leaves one core idle, which is half of a small machine; tests in Node also wait for their servers. */
const WORKERS = os.availableParallelism() + 2;
/**
 * For the processes of Jest and Playwright, of which there are more than cores: helping threads of the garbage collector
 * and the compiler would only take turns with them, and most of what tests make is garbage soon.
 */
const LEAN = ['--single-threaded', '--max-semi-space-size=64'];
const RESULTS = at('.cache', 'results');
/** Where the workers write which files are done, and how long each took. */
const FILES_DONE = `${RESULTS}/files-done.jsonl`;
/** Where they write the shapes of their calls to a store. */
const SHAPES = `${RESULTS}/shapes`;
/** Where browser tests write which screens axe has checked. */
const SCREENS = `${RESULTS}/screens`;
fs.rmSync(RESULTS, { recursive: true, force: true });
fs.mkdirSync(RESULTS, { recursive: true });

/** Suites cause errors on purpose, which would only alarm a newcomer. */
process.env.TEST_LOG_LEVEL ??= isGate ? 'error' : 'silent';

const NAMES = {
  node: 'rules, services and HTTP on the embedded engine',
  mongodb: 'HTTP on MongoDB',
  pages: 'pages',
};

const filesDone = (isOfKind) => linesOf(FILES_DONE).filter(({ kind }) => isOfKind(kind)).length;

/** Runs tests in groups and counts results; a group that failed to load or a missing report counts as a failure. */
async function jest(plan, mongo) {
  const tests = Object.keys(NAMES).flatMap((kind) => plan[kind].map((file) => ({ kind, file })));
  if (tests.length === 0) return;
  writeGroups(tests, WORKERS);
  const file = `${RESULTS}/jest.json`;
  const options = ['-c', 'jest.groups.config.mjs', '--json', `--outputFile=${file}`, '--silent'];
  const env = { ...plan.env, FILES_DONE, SHAPES, ...(mongo && { TEST_MONGODB_URI: mongo.uri }) };
  const code = await withProgress(
    'Jest',
    tests.length,
    () => filesDone((kind) => kind in NAMES),
    (onOutput) =>
      run(process.execPath, [...LEAN, tool('jest/bin/jest.js'), ...options, `--maxWorkers=${WORKERS}`], {
        env,
        onOutput,
      }),
  );
  const result = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : { testResults: [] };
  for (const kind of Object.keys(NAMES).filter((each) => plan[each].length > 0)) {
    const groups = result.testResults.filter(({ name }) => kindOfGroup(name) === kind);
    const statuses = groups.flatMap(({ status, assertionResults }) =>
      // A group that was not even loaded has no results.
      status === 'failed' && assertionResults.length === 0
        ? ['failed']
        : assertionResults.map((each) => each.status),
    );
    const number = (...wanted) => statuses.filter((status) => wanted.includes(status)).length;
    count(NAMES[kind], number('passed'), number('failed'), number('pending', 'todo', 'skipped'));
  }
  if (result.testResults.length === 0 || (code !== 0 && result.success)) count('Jest', 0, 1);
}

/** Checks that MongoDB got every shape that the embedded engine got over HTTP, here or from an adapter's test. */
function shapes() {
  const missing = unsent(SHAPES);
  if (missing.length > 0)
    console.log(`\nNever sent to MongoDB by a suite that runs on it:\n${missing.join('\n')}`);
  count('shapes of what is sent to a store', missing.length === 0 ? 1 : 0, missing.length);
}

const inBrowser = (plan, kind, browser) =>
  browserTests(kind, plan[kind], {
    browser,
    // The statement about accessibility counts the screens that were checked in Chromium.
    env: { ...plan.env, ...(kind === 'browser' && { SCREENS }) },
    options: LEAN,
    results: RESULTS,
    filesDone: FILES_DONE,
  });

/** The short form of `npm run soak`, where there is a MongoDB that may be killed. */
async function drills() {
  if (!storeCommand()) return count('drills (no mongod on the PATH, no SOAK_STORE)', 0, 0, 1);
  const file = `${RESULTS}/drills.json`;
  const args = [at('scripts/soak.mjs'), '--short', '--results', file];
  const code = await run(process.execPath, args, { quiet: true });
  if (!fs.existsSync(file)) return count('drills', 0, 1);
  const { held, broken, leftOut } = JSON.parse(fs.readFileSync(file, 'utf8'));
  count('drills', held, broken || (code === 0 ? 0 : 1), leftOut);
}

const NO_MONGODB = 'put `mongod` on the PATH, or set TEST_MONGODB_URI to a replica set';

function covered(plan, browsers, mongo) {
  const parts = [
    'embedded engine (SQLite)',
    mongo ? mongo.label : `no MongoDB: ${NO_MONGODB}`,
    ...linesOfBrowsers(browsers),
    plan.drills ? (storeCommand() ? 'drills' : 'no drills: they need a `mongod` that they may kill') : null,
    plan.isWhole && !onPath('curl') ? 'no curl: the examples of docs/api.md are left out' : null,
    plan.isWhole && !plan.drills
      ? `not what \`npm run test:all\` has besides: drills, restores, upgrades, every width`
      : null,
  ].filter(Boolean);
  return `${plan.name}\n  ${parts.join('\n  ')}`;
}

/** A run of the gate leaves what it has measured, for the developer to commit. */
function keepRecords(plan, { browser: chromium, firefox }) {
  const slowness = slownessSoFar();
  if (!isGate || !slowness || countsSoFar().some(({ failed }) => failed > 0)) return;
  const taken = { node: {}, mongodb: {}, pages: {}, browser: {} };
  // A part runs files of `npm test` at more widths or with more requests, which says nothing about them there.
  const ordinary = planOf([]);
  for (const { kind, file, seconds } of linesOf(FILES_DONE))
    if (kind in taken && (plan.isWhole || !ordinary[kind].includes(file))) taken[kind][file] = seconds;
  writeRecord(taken, stagesSoFar(), slowness);
  const check = at('web/src/features/legal/accessibility-check.json');
  const passed = { env: process.env, passed: true, date: new Date() };
  if (firefox) writeFirefox(check, { ...passed, version: firefox.version });
  if (!plan.isWhole) return;
  writeCheck(check, {
    ...passed,
    axe: JSON.parse(fs.readFileSync(at('node_modules/axe-core/package.json'), 'utf8')).version,
    chromium: chromium?.version ?? '',
    screens: screensIn(SCREENS),
  });
}

let mongo = null;
let plan = null;
try {
  plan = planOf(process.argv.slice(2));
  const browsers = await browsersFor(plan);
  mongo = await coveredMongo();
  console.log(`\nThis run covers ${covered(plan, browsers, mongo)}`);
  if (!mongo) plan.mongodb = [];
  await stage('build', build);
  const effort = plan.isWhole ? new Effort() : null;
  // The drills mostly wait for processes to end and to start; tests compute.
  const drilled = plan.drills ? stage('drills', drills) : null;
  if (Object.keys(NAMES).some((kind) => plan[kind].length > 0))
    await stage(`${plan.stage}rules, HTTP and pages`, () => jest(plan, mongo));
  if (mongo && plan.isWhole) shapes();
  for (const [kind, browser] of Object.entries(browsers))
    if (browser) await stage(`${plan.stage}${BROWSERS[kind].name}`, () => inBrowser(plan, kind, browser));
    else await failWithoutBrowser(kind, plan[kind]);
  await drilled;
  const result = await effort?.result();
  if (result) noteSlowness(result.slowness);
  if (result && !plan.drills) {
    console.log(`\n${lineOfEffort(result)}`);
    if (isGate)
      count('processor time within its budget', ...(result.seconds <= result.allowed ? [1, 0] : [0, 1]));
  }
  keepRecords(plan, browsers);
} catch (error) {
  console.error(`\n${error.message}`);
  count('set-up', 0, 1);
} finally {
  await mongo?.stop();
}

const slowest = linesOf(FILES_DONE)
  .toSorted((a, b) => b.seconds - a.seconds)
  .slice(0, 10);
if (slowest.length > 0) console.log('\nThe slowest files:');
for (const { kind, file, seconds } of slowest)
  console.log(`${seconds.toFixed(1).padStart(6)} s  ${file}${kind === 'mongodb' ? ' (MongoDB)' : ''}`);
console.log(`\n${linesOfStages().join('\n')}\n`);
const counts = countsSoFar();
for (const each of counts) console.log(`${each.name}: ${lineOfCounts([each])}`);
console.log(
  `Engines covered: embedded (SQLite)${mongo ? ` and ${mongo.label}` : `; no MongoDB: ${NO_MONGODB}`}`,
);
console.log(lineOfCounts(counts));
const [passed, failed] = ['passed', 'failed'].map((what) =>
  counts.reduce((sum, each) => sum + each[what], 0),
);
// A change of documents has no tests; a whole run without a single test is a mistake.
process.exit(failed === 0 && (passed > 0 || plan?.isChange) ? 0 : 1);
