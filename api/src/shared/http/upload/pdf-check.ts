import { pdfRefusal, PDF_HEAD, type PlainCode } from '@consulting/contracts';
import { Actions } from './pdf/actions.ts';
import { Attachments, checkType, isText } from './pdf/attachments.ts';
import type { Decrypt } from './pdf/encryption.ts';
import { Protection } from './pdf/protection.ts';
import { Refusal, refuse } from './pdf/refusal.ts';
import { scanPdf, type ObjectIndex, type Place } from './pdf/scanner.ts';
import { indexOf, Streams, unpacked, type PdfStream } from './pdf/streams.ts';
import { containsObject } from './pdf/tokens.ts';
import { nameOf, numberOf, UNKNOWN, type PdfDictionary } from './pdf/values.ts';

/** Most bytes examined, including inflated ones: bounds the cost of a crafted file to well below a second. */
const BUDGET = 24 * 1024 * 1024;
/** Levels of objects hidden inside texts, streams and comments; no program that writes PDF uses more. */
const MAX_NESTING = 5;
/** Script or an event in a form in XML, whatever its prefix. */
const SCRIPT_OF_FORM = /<(?:[\w.-]{1,40}:)?(?:script|exObject)[\s/>]/i;

/** The bytes before the padding that show whether a file is whole. */
const TAIL = 2048;
/** Most bytes without meaning behind the end mark: some mail gateways and scanners fill up their last block. */
const PADDING = 64 * 1024;
const PADS = new Set(Buffer.from('\0\t\n\f\r '));
/** The last bytes, which must contain the end mark. */
const LAST = 1024;
/** Bytes of its beginning and its end that `checkEnds` needs of a file. */
export const PDF_ENDS = { head: PDF_HEAD, tail: TAIL + PADDING };

/** Makes the first check, which needs only the beginning and the end of a file (or all of it). */
export function checkEnds(content: Buffer): PlainCode | null {
  const refusal = pdfRefusal(content.subarray(0, PDF_HEAD));
  if (refusal) return refusal;
  const end = withoutPadding(content).subarray(-TAIL).toString('latin1');
  return end.slice(-LAST).includes('%%EOF') && /startxref\s+\d+/.test(end) ? null : 'file.damaged';
}

function withoutPadding(content: Buffer): Buffer {
  const least = Math.max(0, content.length - PADDING);
  let end = content.length;
  while (end > least && PADS.has(content[end - 1]!)) end--;
  return content.subarray(0, end);
}

/**
 * Checks a PDF's content, never its name. Returns null for an acceptable one, else the code of the message for the
 * uploader. Refused: no PDF, incomplete, protected by a password, scripts, launch actions, what leaves the document by
 * itself, content that lies elsewhere, attachments other than XML, JSON and plain text.
 */
export function checkPdf(content: Buffer): PlainCode | null {
  const refusal = checkEnds(content);
  if (refusal) return refusal;
  try {
    new PdfCheck().run(content.toString('latin1'));
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

class PdfCheck {
  /** Something could not be unpacked. Reported last: whatever else is wrong says more. */
  private isUnreadable = false;
  private budget = BUDGET;
  private nesting = 0;
  private readonly actions = new Actions();
  private readonly attachments = new Attachments();
  private readonly protection = new Protection();
  private readonly streams = new Streams();
  /** Streams of objects, which are read when it is known how they are encrypted. */
  private readonly packed: PdfStream[] = [];
  /** Streams that say of themselves that they are attachments. */
  private readonly embedded = new Set<PdfStream>();
  private decrypt: Decrypt | null = null;

  run(source: string): void {
    this.scan(source);
    if (this.protection.isThere) this.decrypt = this.protection.open();
    for (let next = this.packed.pop(); next; next = this.packed.pop()) this.scanPacked(next);
    if (this.protection.isThere && !this.decrypt) refuse('file.protected');
    this.actions.finish();
    const forms = this.attachments.partsOfForms();
    for (const parts of forms) this.checkForm(parts.flatMap((number) => this.streams.of(number)));
    if (forms.length > 0) this.checkForm(this.streams.of(UNKNOWN));
    this.checkFiles();
    if (this.isUnreadable) refuse(this.decrypt ? 'file.protected' : 'file.damaged');
  }

  private scan(source: string, index?: ObjectIndex): void {
    this.charge(source);
    if (++this.nesting > MAX_NESTING) refuse('file.damaged');
    const { actions, attachments, protection } = this;
    const visitor = {
      name: (name: string) => actions.name(name),
      dictionary: (...found: Parameters<Actions['dictionary']>) => {
        // Readers may know values that were not kept.
        if (found[0].isCut) refuse('file.damaged');
        actions.dictionary(...found);
        attachments.dictionary(...found);
        protection.dictionary(...found);
      },
      list: (...found: Parameters<Actions['list']>) => {
        actions.list(...found);
        attachments.list(...found);
      },
      entry: (name: string) => attachments.entry(name),
      stream: (dictionary: PdfDictionary, start: number, end: number, { number, generation }: Place) => {
        const data = source.slice(start, end);
        this.foundStream({ dictionary, data, number, generation, nesting: this.nesting });
      },
      // Scanned as a part of its own, so that no search goes beyond its end.
      hidden: (start: number, end: number) => this.scan(source.slice(start, end)),
      misplaced: () => refuse('file.damaged'),
    };
    scanPdf(source, visitor, index);
    this.nesting--;
  }

  private charge({ length }: string): void {
    this.budget -= length;
    if (this.budget < 0) refuse('file.damaged');
  }

  private foundStream(stream: PdfStream): void {
    const { dictionary, data } = stream;
    // The content lies in another file or on a server, from which a reader loads it.
    if (dictionary.all('F').some((file) => 'text' in file || 'dictionary' in file || 'ref' in file))
      refuse('file.acts-on-opening');
    if (dictionary.has('First') && dictionary.has('N')) this.packed.push(stream);
    if (dictionary.all('Type').some((type) => nameOf(type) === 'EmbeddedFile')) this.embedded.add(stream);
    this.streams.add(stream);
    // A stream may carry whole objects that only a crafted cross-reference table refers to.
    if (containsObject(data)) this.scan(data);
  }

  /** Objects in a stream may neither begin inside of one another nor in a text. */
  private scanPacked(stream: PdfStream): void {
    const content = this.contentOf(stream);
    const first = numberOf(stream.dictionary.only('First'));
    const header = first === undefined ? null : content.slice(0, first);
    if (first === undefined || header === null || !/^[\d\s\0]*$/.test(header)) {
      this.isUnreadable = true;
      return;
    }
    const index = indexOf(header, first, numberOf(stream.dictionary.only('N')));
    this.nesting = stream.nesting;
    this.scan(content, index);
  }

  private checkFiles(): void {
    const numbers = this.attachments.finish();
    for (const number of numbers) for (const stream of this.streams.of(number)) this.embedded.add(stream);
    if (numbers.size > 0) for (const stream of this.streams.of(UNKNOWN)) this.embedded.add(stream);
    // The names of attachments are encrypted, too.
    if (this.decrypt && this.embedded.size > 0) refuse('file.protected');
    for (const stream of this.embedded) {
      checkType(stream.dictionary);
      const content = this.contentOf(stream);
      this.charge(content);
      if (!isText(content)) refuse('file.has-attachment');
    }
  }

  private checkForm(parts: readonly PdfStream[]): void {
    const contents = parts.map((stream) => {
      const content = this.contentOf(stream);
      this.charge(content);
      return content;
    });
    const form = contents.join('');
    // In UTF-16 every second byte is zero.
    if (SCRIPT_OF_FORM.test(form.replaceAll('\0', ''))) refuse('file.has-script');
  }

  private contentOf({ dictionary, data, number, generation }: PdfStream): string {
    // The file is already refused, so nothing more is unpacked.
    if (this.isUnreadable) return '';
    const plain = this.decrypt ? this.decrypt(Buffer.from(data, 'latin1'), number, generation) : data;
    const content = plain === null ? null : unpacked(dictionary, plain.toString('latin1'));
    if (content === null) this.isUnreadable = true;
    return content ?? '';
  }
}
