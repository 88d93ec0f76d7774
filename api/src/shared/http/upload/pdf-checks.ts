import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PlainCode } from '@consulting/contracts';

/** Made by the build; the path is the same from the sources and from the compiled files. */
const SCRIPT = join(import.meta.dirname, '../../../../dist/pdf-worker.cjs');

/** Milliseconds. The largest normal file takes a tenth of a second; a crafted one that is read to its end, a second. */
const DEADLINE = 10_000;
/** Many times what the largest file needs. */
const MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 };

/** The idle thread, kept for the next file: starting one takes longer than most checks. */
let idle: Worker | undefined;

/**
 * Runs `checkPdf` in a worker thread: no file can block other requests or exhaust the process's memory. A file that
 * takes too much time or memory is `file.damaged`, and its thread is terminated.
 */
export async function checkPdfApart(content: Buffer): Promise<PlainCode | null> {
  const worker = idle ?? started();
  idle = undefined;
  worker.ref();
  worker.postMessage(content);
  try {
    // Also rejects with an error of the thread.
    const [code] = await once(worker, 'message', { signal: AbortSignal.timeout(DEADLINE) });
    if (idle) await worker.terminate();
    else keep(worker);
    return code as PlainCode | null;
  } catch (error) {
    await worker.terminate();
    if (isTooMuch(error as NodeJS.ErrnoException)) return 'file.damaged';
    throw error;
  }
}

function started(): Worker {
  const worker = new Worker(SCRIPT, { resourceLimits: MEMORY, execArgv: [] });
  // Without a listener, an error between two files would end the process.
  worker.on('error', () => undefined);
  return worker.on('exit', () => {
    if (idle === worker) idle = undefined;
  });
}

/** Keeps the thread for the next file without keeping the process alive. */
function keep(worker: Worker): void {
  idle = worker;
  worker.unref();
}

const isTooMuch = ({ name, code }: NodeJS.ErrnoException): boolean =>
  name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY';
