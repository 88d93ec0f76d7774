import { parentPort, workerData } from 'node:worker_threads';
import { checkPdf } from './pdf-check.ts';

// The script of a thread that looks at one file and ends: `pdf-checks.ts` starts it.
const content = workerData as Uint8Array;
parentPort?.postMessage(checkPdf(Buffer.from(content.buffer, content.byteOffset, content.byteLength)));
