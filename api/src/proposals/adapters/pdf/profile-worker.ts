import { parentPort, workerData } from 'node:worker_threads';
import { writeSheet } from './profile-pdf.ts';
import type { Sheet } from './profile-sheet.ts';

// The script of a worker thread that writes one document and ends: `pdfkit-profile-documents.ts` starts it.
void writeSheet(workerData as Sheet).then((bytes) => parentPort?.postMessage(bytes));
