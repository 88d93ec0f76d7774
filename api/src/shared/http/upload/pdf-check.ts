import { inflateSync, constants } from 'node:zlib';
import type { PlainCode } from '@consulting/contracts';
import { containsObject, scanPdf, type PdfDictionary, type PdfValue } from './pdf-scanner.ts';

const ALLOWED_NAME = /\.(xml|json|txt)$/i;
const ALLOWED_TYPE = /^(text\/(xml|plain|json)|application\/(xml|json|[\w.-]+\+(xml|json)))$/i;
/** Names that are refused anywhere outside texts and page contents: no harmless document has one. */
const REFUSED_NAMES: Record<string, PlainCode> = {
  Encrypt: 'file.protected',
  JavaScript: 'file.has-script',
  JS: 'file.has-script',
  Launch: 'file.starts-programs',
};

/** Most bytes examined, including inflated ones: bounds the cost of a crafted file to well below a second. */
const BUDGET = 24 * 1024 * 1024;
const MAX_INFLATED = 16 * 1024 * 1024;
/** Levels of objects hidden inside texts, streams and comments; no program that writes PDF uses more. */
const MAX_NESTING = 5;

class Refusal extends Error {
  constructor(readonly code: PlainCode) {
    super(code);
  }
}

/** Bytes of its beginning and its end that show whether a file may be a whole PDF. */
const HEAD = 8;
const TAIL = 2048;
/** The last bytes, which must contain the end mark. */
const LAST = 1024;
export const PDF_ENDS = { head: HEAD, tail: TAIL };

/**
 * Makes the first check, which needs only the beginning and the end of a file (or all of it). The mark must be the very
 * first bytes: a file that begins differently may be read as something else.
 */
export function checkEnds(content: Buffer): PlainCode | null {
  if (!/^%PDF-\d/.test(content.subarray(0, HEAD).toString('latin1'))) return 'file.not-pdf';
  const end = content.subarray(-TAIL).toString('latin1');
  return end.slice(-LAST).includes('%%EOF') && /startxref\s+\d+/.test(end) ? null : 'file.damaged';
}

/**
 * Checks a PDF's content, never its name. Returns null for an acceptable one, else the code of the message for the
 * uploader. Refused: no PDF, incomplete, encrypted, scripts, launch actions, attachments other than XML, JSON and plain
 * text.
 */
export function checkPdf(content: Buffer): PlainCode | null {
  const refusal = checkEnds(content);
  if (refusal) return refusal;
  try {
    const check = new PdfCheck();
    check.run(content.toString('latin1'));
    return check.isUnreadable ? 'file.damaged' : null;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

function refuse(code: PlainCode): never {
  throw new Refusal(code);
}

class PdfCheck {
  /** Something could not be inflated. Reported last: this also happens in a protected file, marked only at its end. */
  isUnreadable = false;
  private budget = BUDGET;
  private nesting = 0;

  run(source: string): void {
    this.charge(source);
    if (++this.nesting > MAX_NESTING) refuse('file.damaged');
    scanPdf(source, {
      name: (name) => {
        const refusal = Object.hasOwn(REFUSED_NAMES, name) ? REFUSED_NAMES[name] : undefined;
        if (refusal) refuse(refusal);
      },
      dictionary: (dictionary) => this.checkDictionary(dictionary),
      stream: (dictionary, start, end) => this.checkStream(dictionary, source.slice(start, end)),
      // Scanned as a part of its own, so that no search goes beyond its end.
      hidden: (start, end) => this.run(source.slice(start, end)),
    });
    this.nesting--;
  }

  private charge({ length }: string): void {
    this.budget -= length;
    if (this.budget < 0) refuse('file.damaged');
  }

  private checkDictionary(dictionary: PdfDictionary): void {
    if (dictionary.has('EF')) {
      const names = ['F', 'UF', 'Unix', 'DOS', 'Mac']
        .map((key) => textOf(dictionary.get(key)))
        .filter(Boolean);
      if (names.length === 0 || !names.every((name) => ALLOWED_NAME.test(name)))
        refuse('file.has-attachment');
    }
    if (pdfName(dictionary.get('Type')) === 'EmbeddedFile' && dictionary.has('Subtype')) {
      if (!ALLOWED_TYPE.test(pdfName(dictionary.get('Subtype')))) refuse('file.has-attachment');
    }
  }

  private checkStream(dictionary: PdfDictionary, data: string): void {
    if (dictionary.has('First') && dictionary.has('N')) {
      this.run(this.inflate(dictionary, data));
    } else if (pdfName(dictionary.get('Type')) === 'EmbeddedFile') {
      const text = this.inflate(dictionary, data);
      this.charge(text);
      // Name and declared type may be wrong, so the content is checked: a program is not text.
      if (text.includes('\0')) refuse('file.has-attachment');
    }
    // A stream may carry whole objects that only a crafted cross-reference table refers to.
    if (containsObject(data)) this.run(data);
  }

  private inflate(dictionary: PdfDictionary, data: string): string {
    const filters = namesOf(dictionary.get('Filter'));
    if (!dictionary.has('Filter')) return data;
    // The file is already refused, so nothing more is inflated.
    if (this.isUnreadable) return '';
    const isFlate = filters.length === 1 && (filters[0] === 'FlateDecode' || filters[0] === 'Fl');
    const inflated = isFlate && !dictionary.has('DecodeParms') ? inflatedOf(data) : null;
    if (inflated === null) this.isUnreadable = true;
    return inflated ?? '';
  }
}

/** Returns null for data that is not such a stream or inflates to too much. */
function inflatedOf(data: string): string | null {
  const options = { maxOutputLength: MAX_INFLATED, finishFlush: constants.Z_SYNC_FLUSH };
  try {
    return inflateSync(Buffer.from(data, 'latin1'), options).toString('latin1');
  } catch {
    return null;
  }
}

const pdfName = (value: PdfValue | undefined): string => (value && 'name' in value ? value.name : '');
const namesOf = (value: PdfValue | undefined): string[] =>
  value && 'names' in value ? value.names : pdfName(value) ? [pdfName(value)] : [];

/** Texts that begin with the byte order mark are UTF-16. */
function textOf(value: PdfValue | undefined): string {
  if (!value || !('text' in value)) return '';
  if (!value.text.startsWith('\xfe\xff')) return value.text;
  return value.text.slice(2).replace(/\0/g, '');
}
