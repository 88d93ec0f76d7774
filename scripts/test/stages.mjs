import fs from 'node:fs';
import path from 'node:path';
import { styleText } from 'node:util';
import { at } from '../lib/run.mjs';
import { secondsOfStage } from './times.mjs';

/** Whether this is a run of the gate (`.ci/run`), which alone judges times. */
export const isGate = process.env.GATE === '1';

/** A stage may take a third longer than recorded: no measure of a machine is exact. Beyond that, someone has to look. */
const TOLERANCE = 4 / 3;

/**
 * Where stages and counts are recorded, one JSON object per line. The gate sets it, because its stages are several
 * processes.
 */
const FILE = process.env.STAGES ?? at('.cache', 'stages.jsonl');

/** Removes the stages of an earlier run, unless this process is part of a longer one. */
export function beginStages() {
  if (!process.env.STAGES) fs.rmSync(FILE, { force: true });
  process.once('SIGINT', () => {
    console.error('\nStopped before the end: nothing is counted.');
    process.exit(130);
  });
}

function note(line) {
  fs.mkdirSync(path.dirname(FILE), { recursive: true });
  fs.appendFileSync(FILE, `${JSON.stringify(line)}\n`);
}

function noted() {
  const lines = fs.existsSync(FILE) ? fs.readFileSync(FILE, 'utf8').trim().split('\n') : [];
  return lines.filter(Boolean).map((line) => JSON.parse(line));
}

/** Runs `work` and records how long it took. */
export async function stage(name, work) {
  console.log(`\n== ${name}`);
  const began = performance.now();
  try {
    return await work();
  } finally {
    const seconds = (performance.now() - began) / 1000;
    note({ name, seconds });
    console.log(`${name}: ${seconds.toFixed(0)} s`);
  }
}

/**
 * Returns `browser: 201 s`; in the gate with the time that is recorded, on a machine as slow as this one, and in red when the
 * stage has outgrown it by a third.
 */
export function lineOf(
  name,
  seconds,
  { judged = isGate, slowness = slownessSoFar(), recorded = secondsOfStage(name) } = {},
) {
  const line = `${name}: ${seconds.toFixed(0)} s`;
  if (!judged || slowness === undefined || recorded === undefined) return line;
  const here = recorded * slowness;
  const whole = `${line}, recorded ${here.toFixed(0)} s`;
  if (seconds <= here * TOLERANCE + 2) return whole;
  return styleText('red', `${whole}: outgrown by more than a third`, { validateStream: false });
}

/** Returns the seconds of all stages so far, by name; those of several processes for a stage are added up. */
export function stagesSoFar() {
  const took = {};
  for (const { name, seconds } of noted().filter((line) => 'seconds' in line))
    took[name] = (took[name] ?? 0) + seconds;
  return took;
}

/** Returns the lines of all stages so far, with their sum. */
export function linesOfStages() {
  const took = stagesSoFar();
  const sum = Object.values(took).reduce((total, seconds) => total + seconds, 0);
  return [
    ...Object.entries(took).map(([name, seconds]) => lineOf(name, seconds)),
    `together: ${Math.floor(sum / 60)} min ${(sum % 60).toFixed(0)} s`,
  ];
}

/** Records how many times as slow as the machine of the budget this one is, for the processes of the gate that follow. */
export const noteSlowness = (slowness) => note({ slowness });

/** Returns what was recorded of it; undefined when nothing was. */
export const slownessSoFar = () => noted().find((line) => 'slowness' in line)?.slowness;

/** Records the results of some tests. */
export const count = (name, passed, failed, skipped = 0) => note({ name, passed, failed, skipped });

/** Returns the results so far, in the order in which they were recorded. */
export const countsSoFar = () => noted().filter((line) => 'passed' in line);

/** Returns `12 passed, 1 failed, 3 skipped`. */
export function lineOfCounts(counts) {
  const sum = (what) => counts.reduce((total, each) => total + each[what], 0);
  const skipped = sum('skipped');
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`;
}
