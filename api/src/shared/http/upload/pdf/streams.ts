import { constants, inflateSync } from 'node:zlib';
import { refuse } from './refusal.ts';
import { dictionaryOf, isNull, namesOf, numberOf } from './values.ts';
import type { ObjectIndex } from './scanner.ts';
import type { PdfDictionary, PdfValue } from './values.ts';

const MAX_INFLATED = 16 * 1024 * 1024;
/** Ten times as many as in any real document of 5 MB: bounds what is remembered of them. */
const MOST_STREAMS = 30_000;

/** The data of a stream, as it stands in the file. */
export interface PdfStream {
  dictionary: PdfDictionary;
  data: string;
  number: number;
  generation: number;
  /** How many others it is hidden in. */
  nesting: number;
}

/** The streams of a file by the numbers of their objects. A number may stand there several times. */
export class Streams {
  private readonly all: PdfStream[] = [];
  private byNumber: Map<number, PdfStream[]> | null = null;

  add(stream: PdfStream): void {
    if (this.all.length === MOST_STREAMS) refuse('file.damaged');
    this.all.push(stream);
  }

  /** Asked for when all are known, which most documents never do. `UNKNOWN` is a number, too. */
  of(number: number): readonly PdfStream[] {
    if (!this.byNumber) {
      this.byNumber = new Map();
      for (const stream of this.all) {
        const known = this.byNumber.get(stream.number);
        if (known) known.push(stream);
        else this.byNumber.set(stream.number, [stream]);
      }
    }
    return this.byNumber.get(number) ?? [];
  }
}

/** Parameters without a predictor change nothing. */
function changesNothing(parameters: PdfValue | undefined): boolean {
  if (isNull(parameters)) return true;
  if (parameters && 'list' in parameters) return parameters.list.values.every(changesNothing);
  const dictionary = dictionaryOf(parameters);
  const predictor = dictionary?.only('Predictor');
  return dictionary !== undefined && (!dictionary.has('Predictor') || numberOf(predictor) === 1);
}

/** Returns the content of a stream's data; null when it is packed in another way, broken, or too much. */
export function unpacked(dictionary: PdfDictionary, data: string): string | null {
  if (!dictionary.has('Filter')) return data;
  const filter = dictionary.only('Filter');
  if (isNull(filter)) return dictionary.all('Filter').length === 1 ? data : null;
  const filters = namesOf(filter);
  if (filters.length === 0 && filter && 'list' in filter && !filter.list.isCut) return data;
  const isFlate = filters.length === 1 && (filters[0] === 'FlateDecode' || filters[0] === 'Fl');
  return isFlate && dictionary.all('DecodeParms').every(changesNothing) ? inflated(data) : null;
}

function inflated(data: string): string | null {
  const options = { maxOutputLength: MAX_INFLATED, finishFlush: constants.Z_SYNC_FLUSH };
  try {
    return inflateSync(Buffer.from(data, 'latin1'), options).toString('latin1');
  } catch {
    return null;
  }
}

/** Reads the numbers and places of objects at the beginning of an object stream; `most`: how many there are said to be. */
export function indexOf(header: string, first: number, most = Infinity): ObjectIndex {
  const found = new Float64Array((header.length + 1) >> 1);
  let count = 0;
  for (let at = 0; at < header.length;) {
    const start = at;
    for (
      let digit = header.charCodeAt(at) - 48;
      digit >= 0 && digit <= 9;
      digit = header.charCodeAt(++at) - 48
    )
      found[count] = found[count]! * 10 + digit;
    if (at > start) count++;
    else at++;
  }
  const length = Math.min(most, count >> 1);
  const order = Uint32Array.from({ length }, (_, each) => each);
  order.sort((one, other) => found[2 * one + 1]! - found[2 * other + 1]!);
  return {
    at: Float64Array.from(order, (each) => first + found[2 * each + 1]!),
    numbers: Float64Array.from(order, (each) => found[2 * each]!),
  };
}
