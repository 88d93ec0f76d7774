import fs from 'node:fs';
import path from 'node:path';
import { styleText } from 'node:util';
import { at } from './run.mjs';

/**
 * Seconds that each stage of the gate may take on two cores, on a machine with neither packages nor caches. Together
 * they are the twelve minutes that a change waits; to raise one, lower another.
 */
export const BUDGETS = {
  install: 50,
  'build and check': 65,
  embedded: 195,
  'MongoDB and pages': 100,
  'browser and drills': 310,
};

/** Seconds for the tests of a change, which are run several times an hour (`npm test -- --changed`). */
const CHANGE = 180;

/** A stage may take a third longer than its budget, because machines differ; beyond that, someone has to look. */
const TOLERANCE = 4 / 3;

/** Where stages are recorded, one JSON object per line. The gate sets it, because its stages are several processes. */
const FILE = process.env.STAGES ?? at('.cache', 'stages.jsonl');

/** Removes the stages of an earlier run, unless this process is part of a longer one. */
export function beginStages() {
  if (!process.env.STAGES) fs.rmSync(FILE, { force: true });
}

/** Runs `work` and records how long it took. */
export async function stage(name, work) {
  console.log(`\n== ${name}`);
  const began = performance.now();
  try {
    return await work();
  } finally {
    const seconds = (performance.now() - began) / 1000;
    fs.mkdirSync(path.dirname(FILE), { recursive: true });
    fs.appendFileSync(FILE, `${JSON.stringify({ name, seconds })}\n`);
    console.log(lineOf({ name, seconds }));
  }
}

/** Returns `browser: 201 s of 210 s`, in red when a stage has outgrown its budget. */
export function lineOf({ name, seconds }) {
  const budget = name === 'change' ? CHANGE : BUDGETS[name];
  const line = `${name}: ${seconds.toFixed(0)} s${budget === undefined ? '' : ` of ${budget} s`}`;
  if (budget === undefined || seconds <= budget * TOLERANCE) return line;
  return styleText('red', `${line}: outgrown by more than a third, see scripts/lib/stages.mjs`, {
    validateStream: false,
  });
}

/** Returns the lines of all stages so far, with their sum. The times of several processes for a stage are added up. */
export function stagesSoFar() {
  const lines = fs.existsSync(FILE) ? fs.readFileSync(FILE, 'utf8').trim().split('\n') : [];
  const took = {};
  for (const line of lines.filter(Boolean)) {
    const { name, seconds } = JSON.parse(line);
    took[name] = (took[name] ?? 0) + seconds;
  }
  const sum = Object.values(took).reduce((total, seconds) => total + seconds, 0);
  return [
    ...Object.entries(took).map(([name, seconds]) => lineOf({ name, seconds })),
    `together: ${Math.floor(sum / 60)} min ${(sum % 60).toFixed(0)} s`,
  ];
}

/** Returns the slowest files, from what groups of tests wrote to a folder and from Playwright's results. */
export function slowest(folder, browserResults, count = 10) {
  const times = {};
  for (const name of fs.existsSync(folder) ? fs.readdirSync(folder) : []) {
    const left = JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8'));
    // A file that ran on both engines took both times.
    for (const [file, ms] of Object.entries(left)) times[file] = (times[file] ?? 0) + ms;
  }
  const specs = fs.existsSync(browserResults)
    ? JSON.parse(fs.readFileSync(browserResults, 'utf8')).suites
    : [];
  for (const suite of specs) times[`test/browser/${suite.file}`] = durationOf(suite);
  return Object.entries(times)
    .sort(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([file, ms]) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${file}`);
}

function durationOf({ suites = [], specs = [] }) {
  const results = specs.flatMap((spec) => spec.tests.flatMap((test) => test.results));
  const own = results.reduce((total, { duration }) => total + duration, 0);
  return suites.reduce((total, suite) => total + durationOf(suite), own);
}
