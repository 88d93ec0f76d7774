/** A dictionary's value, as far as the check needs it: a name, a text, a list of names, a whole number. */
export type PdfValue = { name: string } | { text: string } | { names: string[] } | { number: number } | null;
/** The entries whose keys are in `KEYS`; a dictionary may have any number of others. */
export type PdfDictionary = Map<string, PdfValue>;

/** The keys that the check reads. */
const KEYS = new Set([
  ...['Type', 'Subtype', 'EF', 'F', 'UF', 'Unix', 'DOS', 'Mac'],
  ...['First', 'N', 'Filter', 'DecodeParms', 'Length'],
]);
/** Most names of one list: a stream has two or three filters. */
const MOST_NAMES = 20;

export interface PdfVisitor {
  /** Called for every name outside a text, with its `#xx` escapes resolved. */
  name(name: string): void;
  /** Called for every dictionary, when it ends. */
  dictionary(dictionary: PdfDictionary): void;
  /** Called for the raw data after a dictionary, which starts right after the line end behind `stream`. */
  stream(dictionary: PdfDictionary, start: number, end: number): void;
  /** Called for a text or comment that could hide objects from a trusting scanner; it is scanned separately. */
  hidden(start: number, end: number): void;
}

interface Frame {
  kind: 'dictionary' | 'array';
  values: PdfDictionary;
  names: string[];
  key: string | null;
}

const OBJECT = /\d\s+\d+\s+obj\b/;
const DELIMITER = new Set([...'()<>[]{}/%\0\t\n\f\r '].map((each) => each.charCodeAt(0)));
/** Deeper than the objects of any real document. */
const MAX_DEPTH = 200;

/**
 * Walks the objects of a PDF (ISO 32000, 7.2 and 7.3) without following its cross-reference table: a viewer may reach
 * any object in the bytes, so all of them count. `source` is Latin-1, one character per byte. It is read once from
 * beginning to end, and no search in it goes beyond that end.
 */
export function scanPdf(source: string, visitor: PdfVisitor): void {
  const frames: Frame[] = [];
  let last: PdfDictionary | null = null;
  const to = source.length;
  let at = 0;

  /** `value` copies from the source, so it is called only for a key that is needed. */
  const put = (value: () => PdfValue): void => {
    const frame = frames.at(-1);
    if (frame?.kind === 'dictionary' && frame.key !== null) {
      if (KEYS.has(frame.key)) frame.values.set(frame.key, value());
      frame.key = null;
    }
  };
  const open = (kind: Frame['kind']): void => {
    if (frames.length < MAX_DEPTH) frames.push({ kind, values: new Map(), names: [], key: null });
  };

  while (at < to) {
    const char = source[at];
    if (char === '%') {
      const end = endOfLine(source, at);
      if (OBJECT.test(source.slice(at, end))) visitor.hidden(at + 1, end);
      at = end;
    } else if (char === '(') {
      const end = endOfText(source, at);
      const text = source.slice(at + 1, end - 1);
      if (OBJECT.test(text)) visitor.hidden(at + 1, end - 1);
      put(() => ({ text }));
      at = end;
    } else if (char === '/') {
      const end = endOfWord(source, at + 1);
      const name = unescapeName(source.slice(at + 1, end));
      visitor.name(name);
      const frame = frames.at(-1);
      if (frame?.kind === 'array') {
        if (frame.names.length < MOST_NAMES) frame.names.push(name);
      } else if (frame && frame.key === null) frame.key = name;
      else put(() => ({ name }));
      at = end;
    } else if (source.startsWith('<<', at)) {
      open('dictionary');
      at += 2;
    } else if (char === '<') {
      const end = source.indexOf('>', at);
      const stop = end < 0 ? to : end;
      const start = at + 1;
      put(() => ({ text: textOfHex(source.slice(start, stop)) }));
      at = stop + 1;
    } else if (source.startsWith('>>', at)) {
      const frame = frames.pop();
      if (frame?.kind === 'dictionary') {
        last = frame.values;
        visitor.dictionary(frame.values);
        put(() => null);
      }
      at += 2;
    } else if (char === '[') {
      open('array');
      at += 1;
    } else if (char === ']') {
      const frame = frames.pop();
      if (frame?.kind === 'array') put(() => ({ names: frame.names }));
      at += 1;
    } else if (DELIMITER.has(source.charCodeAt(at))) {
      at += 1;
    } else {
      const end = endOfWord(source, at);
      const word = source.slice(at, end);
      at = end;
      if (word === 'stream' && last) {
        const start = at + (source.startsWith('\r\n', at) ? 2 : 1);
        const stop = endOfStream(source, start, last);
        visitor.stream(last, start, stop);
        at = stop;
        last = null;
      } else if (word === 'obj' || word === 'endobj') {
        // A broken object must not hide the next one.
        frames.length = 0;
        last = null;
      } else put(() => (/^\d{1,9}$/.test(word) ? { number: Number(word) } : null));
    }
  }
}

function endOfLine(source: string, at: number): number {
  const rest = /[\r\n]/g;
  rest.lastIndex = at;
  return rest.exec(source)?.index ?? source.length;
}

/** Returns the position behind the parenthesis that closes the one at `at`. */
function endOfText(source: string, at: number): number {
  let depth = 0;
  for (let index = at; index < source.length; index++) {
    const char = source[index];
    if (char === '\\') index++;
    else if (char === '(') depth++;
    else if (char === ')' && --depth === 0) return index + 1;
  }
  return source.length;
}

function endOfWord(source: string, at: number): number {
  let end = at;
  while (end < source.length && !DELIMITER.has(source.charCodeAt(end))) end++;
  return end;
}

/** Returns the end by `/Length` if it leads to `endstream`, else the next `endstream`. */
function endOfStream(source: string, start: number, dictionary: PdfDictionary): number {
  const length = dictionary.get('Length');
  if (length && 'number' in length) {
    const end = start + length.number;
    if (/^\s{0,2}endstream/.test(source.slice(end, end + 12))) return end;
  }
  const found = source.indexOf('endstream', start);
  return found < 0 ? source.length : found;
}

const textOfHex = (hex: string): string => Buffer.from(hex.replace(/\s/g, ''), 'hex').toString('latin1');

function unescapeName(name: string): string {
  if (!name.includes('#')) return name;
  return name.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** Returns true for bytes that contain the beginning of an object. */
export function containsObject(source: string): boolean {
  return OBJECT.test(source);
}
