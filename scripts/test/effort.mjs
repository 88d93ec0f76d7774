import { execFile } from 'node:child_process';
import os from 'node:os';
import { at } from '../lib/run.mjs';

/**
 * Processor seconds that `npm test` may take after the build, on the machine on which a fixed piece of work
 * (`fixed-work.mjs`) takes `FIXED_WORK`. The goal is ten minutes of two cores, 1,200.
 */
export const BUDGET = 1600;

/**
 * Processor seconds of the fixed piece of work there, with one running on each core. The gate of 9e2ca077, which took 723 s
 * there, took 1,008 s on a machine where this work took 1.88 s.
 */
export const FIXED_WORK = 1.35;

/** Returns the processor seconds that all programs of this machine have taken so far. */
const busySeconds = () =>
  os.cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0) / 1000;

const fixedWork = () =>
  new Promise((resolve, reject) => {
    execFile(process.execPath, [at('scripts/test/fixed-work.mjs')], (error, stdout) =>
      error ? reject(error) : resolve(Number(stdout)),
    );
  });

/**
 * Counts the processor seconds of a run, on all cores and of all programs: a run has servers and browsers that are no
 * children of it. `measure` is called several times in a run, because a machine is not equally fast all the time.
 */
export class Effort {
  #begun = busySeconds();
  #samples = [];
  /** Seconds of the measurements themselves. */
  #measuring = 0;

  async measure() {
    const before = busySeconds();
    this.#samples.push(...(await Promise.all(os.cpus().map(fixedWork))));
    this.#measuring += busySeconds() - before;
  }

  /** Returns `{ seconds, allowed, slowness }`: taken, allowed on this machine, and how much slower it is than the one of BUDGET. */
  result() {
    return judged(busySeconds() - this.#begun - this.#measuring, this.#samples);
  }
}

/** A machine that is half as fast has twice the seconds. */
export function judged(seconds, samples) {
  const slowness = samples.reduce((sum, each) => sum + each, 0) / samples.length / FIXED_WORK;
  return { seconds, allowed: BUDGET * slowness, slowness };
}

/** Returns `1012 processor seconds of 1200, on a machine 1.00 times as slow as the one of the budget`. */
export const lineOfEffort = ({ seconds, allowed, slowness }) =>
  `Processor time: ${seconds.toFixed(0)} s of ${allowed.toFixed(0)} s (this machine takes ${slowness.toFixed(2)} times as long for a fixed piece of work as the one of the budget)`;
