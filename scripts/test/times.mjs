import fs from 'node:fs';
import { at } from '../lib/run.mjs';

/**
 * Seconds of each test file and stage in the last run of the gate, which writes them, on the machine of the budget
 * (`effort.mjs`); committed with the next change.
 */
const RECORD = at('test', 'times.json');

/** Files that take less are recorded together, as the mean of their kind. */
const SHORT = 1;

/** Fewer short files are no mean: such a run had only some of their kind. */
const ENOUGH = 20;

/** A file is recorded anew when its time has changed by this factor and more than this many seconds. */
const [FACTOR, LEAST] = [1.5, 2];

const EMPTY = { node: {}, mongodb: {}, pages: {}, browser: {}, short: {}, stages: {} };

function read(file = RECORD) {
  return fs.existsSync(file) ? { ...EMPTY, ...JSON.parse(fs.readFileSync(file, 'utf8')) } : EMPTY;
}

const recorded = read();

/** Returns the seconds that a file of a kind (`node`, `mongodb`, `pages`, `browser`) took, or files of its kind on average. */
export const secondsOf = (kind, file) => recorded[kind][file] ?? recorded.short[kind] ?? SHORT;

/** Returns the seconds that a stage took; undefined for a new one. */
export const secondsOfStage = (name) => recorded.stages[name];

const rounded = (seconds) => Math.round(seconds * 10) / 10;

const isSteady = (before, now) =>
  before !== undefined && Math.abs(now - before) < LEAST + Math.abs(before) * (FACTOR - 1);

/** Keeps a figure that has hardly changed, so that the record changes only where tests did. */
const settled = (before, now) =>
  Object.fromEntries(
    Object.entries(now)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, seconds]) => [name, isSteady(before[name], seconds) ? before[name] : rounded(seconds)]),
  );

const divided = (seconds, by) =>
  Object.fromEntries(Object.entries(seconds).map(([name, each]) => [name, each / by]));

/**
 * Writes the record of a run that has passed, on a machine `slowness` times as slow as the one of the budget: `taken` has the
 * seconds of its files by kind, `stages` those of its stages. Without the division, what a change runs would follow from the
 * machine of the last gate. Files that the run did not have (`nightly`) keep their figures while they exist.
 */
export function writeRecord(taken, stages, slowness, file = RECORD) {
  const before = read(file);
  const next = { ...EMPTY };
  for (const kind of ['node', 'mongodb', 'pages', 'browser']) {
    const kept = Object.entries(before[kind]).filter(([name]) => fs.existsSync(at(name)));
    const now = divided(taken[kind], slowness);
    const all = { ...Object.fromEntries(kept), ...now };
    const long = Object.fromEntries(Object.entries(all).filter(([, seconds]) => seconds >= SHORT));
    const short = Object.values(now).filter((seconds) => seconds < SHORT);
    next[kind] = settled(before[kind], long);
    const mean = short.reduce((sum, seconds) => sum + seconds, 0) / short.length;
    next.short = {
      ...next.short,
      [kind]: short.length < ENOUGH ? (before.short[kind] ?? SHORT) : Math.max(rounded(mean), 0.1),
    };
  }
  next.stages = settled(before.stages, { ...before.stages, ...divided(stages, slowness) });
  fs.writeFileSync(file, `${JSON.stringify(next, null, 2)}\n`);
}
