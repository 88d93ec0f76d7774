import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';

/** Reads the text of a PDF, with one blank between words. */
export async function pdfText(bytes: Uint8Array): Promise<{ pages: number; text: string }> {
  const reader = spawn(process.execPath, [join(__dirname, 'read-pdf.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  reader.stdin.end(bytes);
  return JSON.parse(await text(reader.stdout)) as { pages: number; text: string };
}
