import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PlainCode } from '@consulting/contracts';

/** Made by the build, which stands in the same place beside the sources and beside what is compiled of them. */
const SCRIPT = join(import.meta.dirname, '../../../../dist/pdf-worker.cjs');

/** Milliseconds. The largest file takes a tenth of a second; a crafted one that is read to its end, one. */
const DEADLINE = 10_000;
/** Many times what the largest file takes. */
const MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 };

/**
 * `checkPdf` in a thread of its own: whatever somebody has put into a file, nobody else waits for it, and the process does
 * not run out of memory. A file that takes too much of either is `file.damaged`.
 */
export async function checkPdfApart(content: Buffer): Promise<PlainCode | null> {
  const worker = new Worker(SCRIPT, { workerData: content, resourceLimits: MEMORY, execArgv: [] });
  let deadline: NodeJS.Timeout | undefined;
  try {
    return await new Promise<PlainCode | null>((resolve, reject) => {
      deadline = setTimeout(() => resolve('file.damaged'), DEADLINE);
      worker.once('message', resolve).once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve('file.damaged');
        else reject(error);
      });
    });
  } finally {
    clearTimeout(deadline);
    await worker.terminate();
  }
}
