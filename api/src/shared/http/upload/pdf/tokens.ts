import { numberOf, type PdfDictionary } from './values.ts';

const OBJECT = /\d\s+\d+\s+obj\b/;
const DELIMITERS = new Uint8Array(256);
for (const each of '()<>[]{}/%\0\t\n\f\r ') DELIMITERS[each.charCodeAt(0)] = 1;

export const isDelimiter = (source: string, at: number): boolean => DELIMITERS[source.charCodeAt(at)] === 1;

export function endOfLine(source: string, at: number): number {
  const rest = /[\r\n]/g;
  rest.lastIndex = at;
  return rest.exec(source)?.index ?? source.length;
}

/** Returns the position behind the parenthesis that closes the one at `at`. */
export function endOfText(source: string, at: number): number {
  let depth = 0;
  for (let index = at; index < source.length; index++) {
    const char = source[index];
    if (char === '\\') index++;
    else if (char === '(') depth++;
    else if (char === ')' && --depth === 0) return index + 1;
  }
  return source.length;
}

export function endOfWord(source: string, at: number): number {
  let end = at;
  while (end < source.length && !isDelimiter(source, end)) end++;
  return end;
}

/** Returns the end by `/Length` if it leads to `endstream`, else the next `endstream`. */
export function endOfStream(source: string, start: number, dictionary: PdfDictionary): number {
  const length = numberOf(dictionary.only('Length'));
  if (length !== undefined && length >= 0) {
    const end = start + length;
    if (/^\s{0,2}endstream/.test(source.slice(end, end + 12))) return end;
  }
  const found = source.indexOf('endstream', start);
  return found < 0 ? source.length : found;
}

/** Returns true for bytes that contain the beginning of an object. */
export function containsObject(source: string): boolean {
  return OBJECT.test(source);
}

/** Returns a number of up to ten digits and nothing else, or -1. */
export function numberAt(source: string, start: number, end: number): number {
  if (end - start > 10) return -1;
  let value = 0;
  for (let at = start; at < end; at++) {
    const digit = source.charCodeAt(at) - 48;
    if (digit < 0 || digit > 9) return -1;
    value = value * 10 + digit;
  }
  return value;
}
