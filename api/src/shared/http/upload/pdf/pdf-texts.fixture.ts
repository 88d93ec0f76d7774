import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** Reads PDFs from the standard input. It runs apart, because Jest cannot load the reader's modules. */
const SCRIPT = `
import { text } from 'node:stream/consumers';
import { extractText, getDocumentProxy } from 'unpdf';
const texts = [];
for (const each of JSON.parse(await text(process.stdin))) {
  const document = await getDocumentProxy(new Uint8Array(Buffer.from(each, 'base64')), { verbosity: 0 });
  texts.push((await extractText(document, { mergePages: true })).text);
}
process.stdout.write(JSON.stringify(texts));
`;

/** Returns the text of each of these PDFs, as a reader of PDFs finds it. */
export async function textsOf(pdfs: readonly Buffer[]): Promise<string[]> {
  const reader = spawn(process.execPath, ['--input-type=module', '--eval', SCRIPT], {
    cwd: __dirname,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  reader.stdin.end(JSON.stringify(pdfs.map((pdf) => pdf.toString('base64'))));
  return JSON.parse(await text(reader.stdout)) as string[];
}
