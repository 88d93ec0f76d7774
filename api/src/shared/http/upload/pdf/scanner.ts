import { KEYS } from './keys.ts';
import {
  containsObject,
  endOfLine,
  endOfStream,
  endOfText,
  endOfWord,
  isDelimiter,
  numberAt,
} from './tokens.ts';
import { PdfDictionary, PdfList, textOfHex, unescapeName, unescapeText, UNKNOWN } from './values.ts';
import type { PdfValue } from './values.ts';

/** Where a dictionary, list or name was found. */
export interface Place {
  /** The number and generation of the object around it. */
  number: number;
  generation: number;
  /** It is the whole object, and no part of another dictionary or list. */
  isObject: boolean;
  /** The key it stands under, itself or in a list. */
  under: string | null;
  /** The word `trailer` stands before it. */
  isTrailer: boolean;
}

export interface PdfVisitor {
  /** Called for a name that is a whole object, or stands deeper than any document nests. */
  name(name: string): void;
  /** Called for every dictionary with a key that is read, when it ends. */
  dictionary(dictionary: PdfDictionary, place: Place): void;
  /** Called for every list that is a whole object. */
  list(list: PdfList, place: Place): void;
  /** Called for the end of each text in a list under `Names`, which is a tree of names. */
  entry(name: string): void;
  /** Called for the raw data after a dictionary, which starts right after the line end behind `stream`. */
  stream(dictionary: PdfDictionary, start: number, end: number, place: Place): void;
  /** Called for a text or comment that could hide objects from a trusting scanner; it is scanned separately. */
  hidden(start: number, end: number): void;
  /** Called when an object of the index begins inside of something else. */
  misplaced(): void;
}

/** Where the objects of an object stream begin, in ascending order, and their numbers. */
export interface ObjectIndex {
  at: Float64Array;
  numbers: Float64Array;
}

interface Frame {
  /** Null for a list. */
  dictionary: PdfDictionary | null;
  /** Null for a dictionary, and for lists that nobody reads. */
  list: PdfList | null;
  /** The key whose value comes next. */
  key: string | null;
  /** The key that was completed last, or around the list. */
  under: string | null;
}

/** A keyword or number, also when no blank separates them. */
const WORD = /^(endobj|endstream)?([+-]?[\d.]{1,12})?(obj|R)?$/;
/** Deeper than the objects of any real document. */
const MAX_DEPTH = 200;
/** How much of the end of a name is looked at, and how much of the beginning of a text is kept. */
const ENDING = 100;
const MOST_SIGNS = 2000;

/**
 * Walks the objects of a PDF (ISO 32000, 7.2 and 7.3) without following its cross-reference table: a viewer may reach
 * any object in the bytes, so all of them count. `source` is Latin-1, one character per byte. It is read once from
 * beginning to end, and no search in it goes beyond that end. `index`: for the content of an object stream.
 */
export function scanPdf(source: string, visitor: PdfVisitor, index?: ObjectIndex): void {
  const frames: Frame[] = [];
  let top: Frame | undefined;
  let last: PdfDictionary | null = null;
  const to = source.length;
  let at = 0;
  let next = 0;
  let nextAt = index?.at[0] ?? Infinity;
  let number = UNKNOWN;
  let generation = 0;
  /** The two numbers before the current word. */
  let second = UNKNOWN;
  let first = UNKNOWN;
  let isTrailer = false;

  const place = (): Place => ({
    ...{ number, generation, isObject: !top, isTrailer: isTrailer && !top },
    under: top ? (top.key ?? top.under) : null,
  });
  /** Whether a value is kept, which is copied from the source only then. */
  const wants = (): boolean => {
    if (!top || top.list) return Boolean(top);
    if (!top.dictionary || top.key === null) return false;
    if (KEYS.has(top.key)) return true;
    top.under = top.key;
    top.key = null;
    return false;
  };
  const put = (value: PdfValue): void => {
    if (top?.list) top.list.add(value);
    else if (top?.dictionary && top.key !== null) {
      top.dictionary.add(top.key, value);
      top.under = top.key;
      top.key = null;
    }
  };
  const putText = (text: (from: number, end: number) => string, length: number): void => {
    if (top && !top.dictionary && top.under === 'Names')
      visitor.entry(text(Math.max(0, length - ENDING), length));
    if (wants()) put({ text: text(0, Math.min(length, MOST_SIGNS)) });
  };
  const putNumber = (value: number): void => {
    second = first;
    first = value;
    if (wants()) put({ number: value });
  };
  /** The two numbers before `R` were no values, but parts of this one. */
  const putReference = (): void => {
    const value = { ref: second };
    if (top?.list) {
      if (!top.list.isCut) top.list.values.splice(-2, 2);
      top.list.add(value);
    } else if (top?.dictionary && top.key === null && top.under !== null)
      top.dictionary.replace(top.under, value);
  };
  const open = (isList: boolean): void => {
    if (frames.length >= MAX_DEPTH) return;
    const under = top ? (top.key ?? top.under) : null;
    const isRead = isList && (!top || (top.key !== null && KEYS.has(top.key)));
    top = {
      dictionary: isList ? null : new PdfDictionary(),
      list: isRead ? new PdfList() : null,
      key: null,
      under: isList ? under : null,
    };
    frames.push(top);
  };
  const close = (): Frame | undefined => {
    const closed = frames.pop();
    top = frames.at(-1);
    return closed;
  };
  const startObject = (): void => {
    // A broken object must not hide the next one.
    frames.length = 0;
    top = undefined;
    last = null;
    isTrailer = false;
    number = second;
    generation = first;
    second = first = UNKNOWN;
  };
  const readWord = (word: string): void => {
    const [isKnown, closing, digits, keyword] = WORD.exec(word) ?? [];
    if (isKnown === undefined) {
      if (word === 'trailer') isTrailer = true;
      second = first = UNKNOWN;
      if (wants()) put({ word });
      return;
    }
    if (closing) {
      second = first = UNKNOWN;
      if (closing === 'endobj') startObject();
    }
    if (digits) putNumber(Number.parseInt(digits, 10));
    if (keyword === 'obj') startObject();
    else if (keyword === 'R') putReference();
  };

  while (at < to) {
    while (index && nextAt <= at) {
      if (nextAt < at || top) visitor.misplaced();
      number = index.numbers[next++]!;
      generation = 0;
      nextAt = index.at[next] ?? Infinity;
    }
    const char = source[at];
    if (char === '%') {
      const end = endOfLine(source, at);
      if (containsObject(source.slice(at, end))) visitor.hidden(at + 1, end);
      at = end;
    } else if (char === '(') {
      const end = endOfText(source, at);
      const text = source.slice(at + 1, end - 1);
      if (containsObject(text)) visitor.hidden(at + 1, end - 1);
      putText((from, until) => unescapeText(text.slice(from, until)), text.length);
      at = end;
    } else if (char === '/') {
      const end = endOfWord(source, at + 1);
      const name = unescapeName(source.slice(at + 1, end));
      if (!top || frames.length >= MAX_DEPTH) visitor.name(name);
      if (top?.dictionary && top.key === null) top.key = name;
      else if (wants()) put({ name });
      at = end;
    } else if (source.startsWith('<<', at)) {
      open(false);
      at += 2;
    } else if (char === '<') {
      const end = source.indexOf('>', at);
      const stop = end < 0 ? to : end;
      const start = at + 1;
      putText((from, until) => textOfHex(source.slice(start + from, start + until)), stop - start);
      at = stop + 1;
    } else if (source.startsWith('>>', at)) {
      const dictionary = close()?.dictionary;
      if (dictionary) {
        last = dictionary;
        if (!dictionary.isEmpty) visitor.dictionary(dictionary, place());
        if (wants()) put({ dictionary });
      }
      at += 2;
    } else if (char === '[') {
      open(true);
      at += 1;
    } else if (char === ']') {
      const closed = close();
      if (closed?.list && !top) visitor.list(closed.list, place());
      if (closed && !closed.dictionary && wants()) put({ list: closed.list ?? new PdfList() });
      at += 1;
    } else if (isDelimiter(source, at)) {
      at += 1;
    } else {
      const start = at;
      at = endOfWord(source, at);
      const value = numberAt(source, start, at);
      const word = value < 0 ? source.slice(start, at) : '';
      if (value >= 0) putNumber(value);
      else if (word === 'R') putReference();
      else if (word === 'obj') startObject();
      else if (word === 'stream' && last) {
        const data = at + (source.startsWith('\r\n', at) ? 2 : 1);
        const stop = endOfStream(source, data, last);
        visitor.stream(last, data, stop, place());
        at = stop;
        last = null;
      } else readWord(word);
    }
  }
  if (nextAt < to) visitor.misplaced();
}
