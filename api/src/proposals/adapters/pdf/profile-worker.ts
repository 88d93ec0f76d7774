import { parentPort, workerData } from 'node:worker_threads';
import { lackingIn, writeSheet } from './profile-pdf.ts';
import type { SheetTask } from './profile-sheet.ts';

// The script of a worker thread that does one task and ends: `pdfkit-profile-documents.ts` starts it.
const task = workerData as SheetTask;
const result = 'sheet' in task ? writeSheet(task.sheet) : Promise.resolve(lackingIn(task.text));
void result.then((answer) => parentPort?.postMessage(answer));
