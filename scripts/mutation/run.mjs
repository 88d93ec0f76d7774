// `npm run mutate`: mutates the rules (every `domain/` folder, `application/` of sign-in, and the limits) and tells which
// mutants no test beside them kills. Arguments limit the run to folders below `api/src`, or to files of one of them, which is
// quicker where each test is slow: `npm run mutate -- jobs/domain platform/limits/window-counter.ts`.
// Fails below 85 %. Each folder is a run of its own with its own tests, so that constants, for which Stryker repeats all tests
// of a run, are quick too.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { at, must, ROOT } from '../lib/run.mjs';
import { install } from '../lib/prepare.mjs';

/** Percent of the mutants. */
const LEAST = 85;
const SOURCES = 'api/src';
const CACHE = '.cache/mutation';
/** Lists of words are data: the tests hold samples of them, and not each word. */
const DATA = ['auth/passwords/domain/common-passwords.ts'];

const folders = fs
  .readdirSync(at(SOURCES), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ parentPath, name }) => path.relative(at(SOURCES), path.join(parentPath, name)))
  .filter(
    (folder) => /(^|\/)domain$/.test(folder) || /^(auth\/.*\/application|platform\/limits)$/.test(folder),
  )
  .sort();

const isFile = (name) => name.endsWith('.ts');
const folderOf = (name) => (isFile(name) ? path.dirname(name) : name);

const chosen = process.argv.slice(2);
const unknown = chosen.filter(
  (name) => !folders.includes(folderOf(name)) || !fs.existsSync(at(SOURCES, name)),
);
if (unknown.length > 0) {
  console.error(`No such folder: ${unknown.join(', ')}. There are:\n${folders.join('\n')}`);
  process.exit(2);
}

await install();
await install(import.meta.dirname);

/** Writes the configuration of a run over one folder, or one file; returns its path. */
function configOf(name, report) {
  const own = (part) => path.join(import.meta.dirname, 'node_modules', '@stryker-mutator', part);
  const config = {
    testRunner: 'jest',
    plugins: [path.join(own('jest-runner'), 'dist/src/index.js')],
    jest: {
      projectType: 'custom',
      configFile: 'scripts/mutation/jest.config.mjs',
      enableFindRelatedTests: false,
    },
    coverageAnalysis: 'perTest',
    mutate: [
      `${SOURCES}/${isFile(name) ? name : `${name}/*.ts`}`,
      `!${SOURCES}/**/*.{test,fixture}.ts`,
      ...DATA.map((file) => `!${SOURCES}/${file}`),
    ],
    ignorePatterns: ['/data', '/.cache', '/web/src', '/test/browser', 'dist'],
    // Outside, because Jest finds each package of a copy within the project twice.
    tempDirName: path.join(os.tmpdir(), `mutation-${process.pid}`),
    cleanTempDir: 'always',
    concurrency: 2,
    allowEmpty: true,
    disableTypeChecks: false,
    // Only loops without end take as long; on a busy machine tests that pass take many seconds.
    timeoutMS: 30_000,
    warnings: { slow: false },
    reporters: ['clear-text', 'progress-append-only', 'json'],
    clearTextReporter: { logTests: false, reportScoreTable: false, allowEmojis: false },
    jsonReporter: { fileName: report },
  };
  const file = at(CACHE, `${name.replaceAll('/', '-')}.config.json`);
  fs.mkdirSync(at(CACHE), { recursive: true });
  fs.writeFileSync(file, JSON.stringify(config));
  return file;
}

/**
 * Mutates a folder or a file; returns the numbers of its mutants: all that could be built, the killed ones, and those among them
 * that only ran out of time.
 */
async function mutate(name) {
  const report = at(CACHE, `${name.replaceAll('/', '-')}.json`);
  fs.rmSync(report, { force: true });
  const stryker = path.join(import.meta.dirname, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  await must(process.execPath, [stryker, 'run', configOf(name, report)], {
    cwd: ROOT,
    env: { ...process.env, MUTATION_TESTS: `${SOURCES}/${folderOf(name)}/**/*.test.ts` },
  });
  // A folder of types and constants has no mutants, and so no report.
  if (!fs.existsSync(report)) return { killed: 0, slow: 0, all: 0 };
  const { files } = JSON.parse(fs.readFileSync(report, 'utf8'));
  const states = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const count = (...wanted) => states.filter((status) => wanted.includes(status)).length;
  const slow = count('Timeout');
  const killed = count('Killed') + slow;
  return { killed, slow, all: killed + count('Survived', 'NoCoverage') };
}

const sum = { killed: 0, slow: 0, all: 0 };
const lines = [];
const percent = ({ killed, all }) => (all === 0 ? 100 : (100 * killed) / all);
const told = (name, score) =>
  `${percent(score).toFixed(1).padStart(5)} %  ${score.killed}/${score.all}  ${name}` +
  (score.slow > 0 ? ` (${score.slow} of them by time)` : '');
for (const name of chosen.length > 0 ? chosen : folders) {
  const score = await mutate(name);
  sum.killed += score.killed;
  sum.slow += score.slow;
  sum.all += score.all;
  lines.push(told(name, score));
}
console.log(`\n${[...lines, told('all', sum)].join('\n')}`);
if (percent(sum) < LEAST) process.exitCode = 1;
