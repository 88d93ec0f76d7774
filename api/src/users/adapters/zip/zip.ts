import { Readable } from 'node:stream';
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { DomainError } from '../../../shared/errors.ts';
import type { StoredFile } from '../../../shared/stored-file.ts';
import type { ExportPart } from '../../application/account-lifecycle.ts';

type Open = (file: StoredFile) => Promise<Readable>;

/** Opens the content, or returns null for a file released since the list was made. */
async function openIfThere(open: Open, file: StoredFile): Promise<Readable | null> {
  try {
    return await open(file);
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'not-found') return null;
    throw error;
  }
}

/** A text file of the archive. */
interface TextFile {
  name: string;
  text: string;
}

async function* chunks(page: TextFile, parts: readonly ExportPart[], open: Open): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  const add = ({ name, text }: TextFile): Uint8Array[] => {
    const entry = new ZipDeflate(name);
    zip.add(entry);
    entry.push(strToU8(text), true);
    return ready.splice(0);
  };
  yield* add(page);
  for (const { name, data, file } of parts) {
    if (data !== undefined) yield* add({ name: `${name}.json`, text: `${JSON.stringify(data, null, 2)}\n` });
    const content = file && (await openIfThere(open, file));
    if (!content) continue;
    // A PDF is compressed already.
    const entry = new ZipPassThrough(`${name}.pdf`);
    zip.add(entry);
    for await (const chunk of content) {
      entry.push(chunk as Uint8Array);
      yield* ready.splice(0);
    }
    entry.push(new Uint8Array(0), true);
  }
  zip.end();
  yield* ready.splice(0);
}

/** Returns a ZIP as a stream, the page first; only a chunk of one document is in memory at a time. */
export function zipOf(page: TextFile, parts: readonly ExportPart[], open: Open): Readable {
  return Readable.from(chunks(page, parts, open), { objectMode: false });
}
