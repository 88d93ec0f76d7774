import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** What a thread may use. */
export interface ThreadBounds {
  /** Milliseconds. */
  deadline: number;
  megabytes: number;
}

/**
 * Runs a script in a thread of its own, with the task as `workerData`, and returns its first message. Rejects when the
 * thread ends without one, is too slow or needs too much memory (`isTooMuch`). Nothing of it is left afterwards.
 */
export async function answerApart<Result>(
  script: string,
  task: unknown,
  { deadline, megabytes }: ThreadBounds,
): Promise<Result> {
  const resourceLimits = { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 16 };
  const worker = new Worker(script, { workerData: task, resourceLimits, execArgv: [], env: {} });
  // Further errors of a thread that is being ended would end the process.
  worker.on('error', () => undefined);
  const over = new AbortController();
  const timer = setTimeout(() => over.abort(), deadline);
  // A thread that ends without an answer has none.
  worker.once('exit', () => over.abort());
  try {
    const [result] = await once(worker, 'message', { signal: over.signal });
    return result as Result;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

/** Returns whether `answerApart` has failed by the bounds. */
export function isTooMuch(error: unknown): boolean {
  const { name, code } = error as NodeJS.ErrnoException;
  return name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY';
}
