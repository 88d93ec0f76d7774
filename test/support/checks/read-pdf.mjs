// Reads a PDF from the standard input and prints its pages and texts as JSON. Jest cannot load the reader's modules itself.
import { buffer } from 'node:stream/consumers';
import { extractText, getDocumentProxy } from 'unpdf';

const document = await getDocumentProxy(new Uint8Array(await buffer(process.stdin)));
const { totalPages, text } = await extractText(document, { mergePages: true });
process.stdout.write(JSON.stringify({ pages: totalPages, text: text.replace(/\s+/g, ' ') }));
