import * as pdfjs from 'unpdf/pdfjs';

/** Most characters of a document that are read: a CV of thirty pages has fewer. */
const MOST_TEXT = 200_000;
/** Most characters of a line that is shown as a quotation; a longer one is shown in parts. */
const LONGEST_LINE = 200;

/** A gap in a line that is wider than so many heights of its letters parts two columns: words stand closer. */
const COLUMN_GAP = 1.5;

interface Item {
  str?: string;
  hasEOL?: boolean;
  /** `[a, b, c, d, x, y]`: its last two are where the text begins. */
  transform?: number[];
  width?: number;
  height?: number;
}
interface Page {
  getTextContent(): Promise<{ items: Item[] }>;
  cleanup(): void;
}
interface Document {
  numPages: number;
  getPage(number: number): Promise<Page>;
}
/** The parts of PDF.js that are used here: its declarations in this package cannot be resolved. */
const { getDocument } = pdfjs as unknown as {
  getDocument(options: object): { promise: Promise<Document> };
};

export interface PdfText {
  /** How many pages the document has. */
  pages: number;
  /** How many of them were read, from the first on. */
  readPages: number;
  /** The lines with text, in their order. */
  lines: string[];
}

/**
 * Reads the text of the first pages of a PDF. Rejects when it is none, damaged or protected. Loads nothing: neither what
 * the file names nor fonts and tables of characters.
 */
export async function readPdfText(content: Uint8Array, mostPages: number): Promise<PdfText> {
  const task = getDocument({
    data: content,
    verbosity: 0,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    enableXfa: false,
    // Pictures are never decoded.
    maxImageSize: 1,
  });
  const document = await task.promise;
  const lines: string[] = [];
  let left = MOST_TEXT;
  let readPages = 0;
  for (let number = 1; number <= Math.min(document.numPages, mostPages) && left > 0; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    let line = '';
    let before: Item | null = null;
    for (const item of items) {
      const { str = '', hasEOL } = item;
      if (str.trim() !== '') {
        if (before && isOfAnotherColumn(before, item)) {
          lines.push(...partsOf(line));
          line = '';
        }
        before = item;
      }
      line += str.slice(0, left);
      left -= str.length;
      if (hasEOL || left <= 0) {
        lines.push(...partsOf(line));
        line = '';
      }
      if (left <= 0) break;
    }
    lines.push(...partsOf(line));
    page.cleanup();
    readPages = number;
  }
  return { pages: document.numPages, readPages, lines };
}

/** Returns whether a text stands beside another one, with the gap of columns between them. */
function isOfAnotherColumn(before: Item, item: Item): boolean {
  const [, slope = 0, , , x = 0, y = 0] = item.transform ?? [];
  const [, , , , beforeX = 0, beforeY = 0] = before.transform ?? [];
  const height = Math.max(before.height ?? 0, item.height ?? 0);
  // Text that is turned has no lines to compare.
  if (slope !== 0 || height === 0 || Math.abs(y - beforeY) > height / 2) return false;
  const gap = x - beforeX - (before.width ?? 0);
  return gap > COLUMN_GAP * height || x < beforeX;
}

/** Returns a line without needless blanks, in parts that end between words; none if it is blank. */
function partsOf(line: string): string[] {
  const parts: string[] = [];
  let part = '';
  for (const word of line.split(/\s+/).filter(Boolean)) {
    if (part && part.length + 1 + word.length > LONGEST_LINE) {
      parts.push(part);
      part = '';
    }
    part = (part ? `${part} ${word}` : word).slice(0, LONGEST_LINE);
  }
  return part ? [...parts, part] : parts;
}
