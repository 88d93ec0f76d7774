import { execFile } from 'node:child_process';
import os from 'node:os';
import { at } from '../lib/run.mjs';

/**
 * Processor seconds that `npm test` may take after the build, on the machine on which a fixed piece of work
 * (`fixed-work.mjs`) takes `FIXED_WORK`. The goal is ten minutes of two cores, 1,200.
 */
export const BUDGET = 1600;

/**
 * Processor seconds of the fixed piece of work there, beside the tests. The gate of 9e2ca077, which took 723 s there, took
 * 1,433 s on a machine where this work took 1.82 s beside it.
 */
export const FIXED_WORK = 0.92;

/** Milliseconds between the fixed pieces of work: they take a fiftieth of two cores. */
const PAUSE = 30_000;

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
 * children of it. The fixed piece of work is done beside the tests, from the beginning to the end, because a virtual machine
 * is not equally fast from one second to the next: its neighbours share the processor's caches and memory.
 */
export class Effort {
  #begun = busySeconds();
  #works = [fixedWork()];
  #timer = setInterval(() => this.#works.push(fixedWork()), PAUSE).unref();

  /** Ends the count: `{ seconds, allowed, slowness }`, see `judged`. */
  async result() {
    clearInterval(this.#timer);
    const samples = await Promise.all(this.#works);
    const measuring = samples.reduce((sum, each) => sum + each, 0);
    return judged(busySeconds() - this.#begun - measuring, samples);
  }
}

/**
 * Returns `{ seconds, allowed, slowness }`: taken, allowed on this machine, and how much slower it is than the one of BUDGET. A
 * machine that is half as fast has twice the seconds.
 */
export function judged(seconds, samples) {
  const slowness = samples.reduce((sum, each) => sum + each, 0) / samples.length / FIXED_WORK;
  return { seconds, allowed: BUDGET * slowness, slowness };
}

/** Returns `1012 processor seconds of 1200, on a machine 1.00 times as slow as the one of the budget`. */
export const lineOfEffort = ({ seconds, allowed, slowness }) =>
  `Processor time: ${seconds.toFixed(0)} s of ${allowed.toFixed(0)} s (this machine takes ${slowness.toFixed(2)} times as long for a fixed piece of work as the one of the budget)`;
