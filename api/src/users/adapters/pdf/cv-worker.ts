import { parentPort, workerData } from 'node:worker_threads';
import { boundBuffers, TooMuchMemory } from './bounded-buffers.ts';
import { foundSkills } from './found-skills.ts';
import { readPdfText } from './pdf-text.ts';
import type { CvTask, CvResult } from './worker-cv-reader.ts';

// The script of a worker thread that reads one CV and ends: `worker-cv-reader.ts` starts it.

/** Code of the reader of PDFs that fails outside of the calls below. */
for (const event of ['uncaughtException', 'unhandledRejection'])
  process.on(event, () => {
    parentPort?.postMessage({ refusal: 'cv.unreadable' } satisfies CvResult);
    process.exit();
  });

async function read({ content, mostPages, mostBytes }: CvTask): Promise<CvResult> {
  let isTooMuch = false;
  boundBuffers(mostBytes, () => (isTooMuch = true));
  try {
    const { pages, readPages, lines } = await readPdfText(content, mostPages);
    // The reader of PDFs goes on with an empty page where a page fails.
    if (isTooMuch) return { refusal: 'cv.takes-too-much' };
    return { cv: { pages, readPages, hasText: lines.length > 0, found: foundSkills(lines) } };
  } catch (error) {
    return { refusal: isTooMuch || error instanceof TooMuchMemory ? 'cv.takes-too-much' : 'cv.unreadable' };
  }
}

void read(workerData as CvTask).then((result) => parentPort?.postMessage(result));
