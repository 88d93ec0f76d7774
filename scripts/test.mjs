// `npm test`: installs, builds, runs all tests (rules, services, HTTP on each engine, pages, browser, drills), prints which
// database engines were covered, and ends with `N passed, N failed`.
import fs from 'node:fs';
import os from 'node:os';
import { at, run, tool } from './lib/run.mjs';
import { screensIn, versionOf, writeCheck } from './lib/accessibility-check.mjs';
import { build, install } from './lib/prepare.mjs';
import { beginStages, slowest, stage, stagesSoFar } from './lib/stages.mjs';

beginStages();
await stage('install', install);
await stage('build and check', build);
const { coveredMongo, findChromium, storeCommand } = await import('./lib/engines.mjs');
const { onMongodb, unsent } = await import('./lib/shapes.mjs');
const { changedTests } = await import('./lib/changed.mjs');
const { filesOf, writeGroups } = await import('./lib/groups.mjs');

/** By default Jest leaves one core idle, which is half of a small machine. */
const CORES = os.availableParallelism();
/** Tests of pages compute; tests in Node also wait for the servers that they start. The drills run beside MongoDB's. */
const WORKERS = { embedded: CORES + 2, mongodb: CORES + 1, pages: CORES };
/**
 * For Jest's processes, of which there are more than cores: helping threads of the garbage collector and the compiler
 * would only take turns with them, and most of what tests make is garbage soon.
 */
const LEAN = ['--single-threaded', '--max-semi-space-size=64'];
const RESULTS = at('.cache', 'results');
/** Where groups of tests write how long each file took. */
const FILE_TIMES = `${RESULTS}/times`;
fs.rmSync(RESULTS, { recursive: true, force: true });
fs.mkdirSync(RESULTS, { recursive: true });

/** Where they write the shapes of their calls to a store. */
const SHAPES = `${RESULTS}/shapes`;
/** Where browser tests write which screens axe has checked. */
const SCREENS = `${RESULTS}/screens`;
/** `ENGINES=all npm test` runs every suite over HTTP on MongoDB, too, not only those that depend on the engine. */
const ALL_ENGINES = process.env.ENGINES === 'all';

const totals = { passed: 0, failed: 0, skipped: 0 };
const report = [];

function count(name, passed, failed, skipped = 0) {
  totals.passed += passed;
  totals.failed += failed;
  totals.skipped += skipped;
  report.push(`${name}: ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
}

/** Runs tests in groups and counts results; a group that failed to load or a missing report counts as a failure. */
async function jest(name, project, files, env) {
  if (files.length === 0) return;
  const workers = WORKERS[project];
  writeGroups(project, files, workers);
  const file = `${RESULTS}/${project}.json`;
  const options = [
    '-c',
    'jest.groups.config.mjs',
    '--json',
    `--outputFile=${file}`,
    '--silent',
    `--maxWorkers=${workers}`,
  ];
  const code = await run(
    process.execPath,
    [...LEAN, tool('jest/bin/jest.js'), ...options, '--selectProjects', project],
    { env: { ...env, FILE_TIMES, SHAPES } },
  );
  const result = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : null;
  if (!result) return count(name, 0, 1);
  const broken = result.testResults.filter(
    (suite) => suite.status === 'failed' && suite.assertionResults.length === 0,
  );
  const failed = result.numFailedTests + broken.length;
  count(name, result.numPassedTests, failed || (code === 0 ? 0 : 1), result.numPendingTests);
}

/** Checks that MongoDB got every shape that the embedded engine got over HTTP, here or from an adapter's test. */
function shapes() {
  const missing = unsent(SHAPES);
  if (missing.length > 0)
    console.log(`\nNever sent to MongoDB by a suite that runs on it:\n${missing.join('\n')}`);
  count('shapes of what is sent to a store', missing.length === 0 ? 1 : 0, missing.length);
}

async function browser(chromium, specs = []) {
  const file = BROWSER_RESULTS;
  const env = { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file, SCREENS };
  const code = await run(
    process.execPath,
    [tool('@playwright/test/cli.js'), 'test', '--reporter=list,json', ...specs],
    { env },
  );
  if (!fs.existsSync(file)) return count('browser', 0, 1);
  const { expected, unexpected, skipped } = JSON.parse(fs.readFileSync(file, 'utf8')).stats;
  count('browser', expected, unexpected || (code === 0 ? 0 : 1), skipped);
}

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

const BROWSER_RESULTS = `${RESULTS}/browser.json`;
const EMBEDDED = 'rules, services and HTTP on the embedded engine';
const only = process.argv.includes('--changed') ? changedTests() : null;
let mongo = null;

const mongoEnv = () => (mongo ? { TEST_MONGODB_URI: mongo.uri } : {});

async function onTheOtherEngine(inNode) {
  if (!mongo) return;
  const env = { ...mongoEnv(), TEST_ENGINE: 'mongodb' };
  await jest('HTTP on MongoDB', 'mongodb', onMongodb(inNode, ALL_ENGINES), env);
  shapes();
}

async function everything(chromium) {
  const inNode = filesOf('node');
  await stage('embedded', () => jest(EMBEDDED, 'embedded', inNode, mongoEnv()));
  // The drills mostly wait for processes to end and to start; the others compute.
  const drilled = drills();
  await stage('MongoDB and pages', async () => {
    await onTheOtherEngine(inNode);
    await jest('pages', 'pages', filesOf('web'));
  });
  await stage('browser and drills', () => Promise.all([browser(chromium), drilled]));
  writeCheck(at('web/src/features/legal/accessibility-check.json'), {
    env: process.env,
    passed: totals.failed === 0,
    date: new Date(),
    axe: JSON.parse(fs.readFileSync(at('node_modules/axe-core/package.json'), 'utf8')).version,
    chromium: versionOf(chromium),
    screens: screensIn(SCREENS),
  });
}

/** `npm test -- --changed`: the tests that a developer runs several times an hour. The gate runs all tests. */
async function change({ node, pages, browser: specs }, chromium) {
  await stage('change', async () => {
    await jest(EMBEDDED, 'embedded', node, mongoEnv());
    await jest('pages', 'pages', pages);
    if (specs.length > 0) await browser(chromium, specs);
  });
}

try {
  const chromium = await findChromium();
  mongo = await coveredMongo();
  await (only ? change(only, chromium) : everything(chromium));
} catch (error) {
  console.error(`\n${error.message}`);
  count('set-up', 0, 1);
} finally {
  await mongo?.stop();
}

console.log(`\nThe ten slowest files:\n${slowest(FILE_TIMES, BROWSER_RESULTS).join('\n')}`);
console.log(`\n${stagesSoFar().join('\n')}`);
console.log(`\n${report.join('\n')}`);
console.log(
  `Engines covered: embedded (SQLite)${mongo ? ` and ${mongo.label}` : '; no MongoDB: set TEST_MONGODB_URI to cover it too'}`,
);
console.log(
  `${totals.passed} passed, ${totals.failed} failed${totals.skipped ? `, ${totals.skipped} skipped` : ''}`,
);
// A change of documents has no tests; a full run without a single test is a mistake.
const isEmpty = only !== null && Object.values(only).every((files) => files.length === 0);
process.exit(totals.failed === 0 && (totals.passed > 0 || isEmpty) ? 0 : 1);
