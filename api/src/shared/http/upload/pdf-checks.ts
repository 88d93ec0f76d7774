import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PlainCode } from '@consulting/contracts';

/** Made by the build, which stands in the same place beside the sources and beside what is compiled of them. */
const SCRIPT = join(import.meta.dirname, '../../../../dist/pdf-worker.cjs');

/** Milliseconds. The largest file takes a tenth of a second; a crafted one that is read to its end, one. */
const DEADLINE = 10_000;
/** Many times what the largest file takes. */
const MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 };

/** The thread that waits for the next file: to start one takes longer than most files do. */
let idle: Worker | undefined;

/**
 * `checkPdf` in a thread of its own: whatever somebody has put into a file, nobody else waits for it, and the process does
 * not run out of memory. A file that takes too much of either is `file.damaged`, and its thread is ended.
 */
export async function checkPdfApart(content: Buffer): Promise<PlainCode | null> {
  const worker = idle ?? started();
  idle = undefined;
  worker.ref();
  worker.postMessage(content);
  try {
    // Rejects with the error of the thread, too.
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

/** Keeps the thread, which keeps no process running. */
function keep(worker: Worker): void {
  idle = worker;
  worker.unref();
}

const isTooMuch = ({ name, code }: NodeJS.ErrnoException): boolean =>
  name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY';
