import { parentPort } from 'node:worker_threads';
import { checkPdf } from './pdf-check.ts';

// The script of a worker thread that checks one file after the other: `pdf-checks.ts` starts it.
parentPort?.on('message', (content: Uint8Array) =>
  parentPort?.postMessage(checkPdf(Buffer.from(content.buffer, content.byteOffset, content.byteLength))),
);
