import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** Reads a PDF from the standard input. It runs apart, because Jest cannot load the reader's modules. */
const SCRIPT = `
import { buffer } from 'node:stream/consumers';
import { extractText, getDocumentProxy } from 'unpdf';
const document = await getDocumentProxy(new Uint8Array(await buffer(process.stdin)));
const { totalPages: pages, text } = await extractText(document, { mergePages: true });
process.stdout.write(JSON.stringify({ pages, text: text.replace(/\\s+/g, ' ') }));
`;

/** Returns the text of a PDF, with one blank between words, and the number of its pages. */
export async function pdfText(bytes: Uint8Array): Promise<{ pages: number; text: string }> {
  const reader = spawn(process.execPath, ['--input-type=module', '--eval', SCRIPT], {
    cwd: __dirname,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  reader.stdin.end(bytes);
  return JSON.parse(await text(reader.stdout)) as { pages: number; text: string };
}
