/** A text in one spelling of its signs, and where each of them stands in the text as it was written. */
export interface PlainText {
  text: string;
  /** In NFC. */
  source: string;
  /** The place in `source` of each UTF-16 code unit of `text`, and of its end. */
  at: readonly number[];
}

/** A piece of a plain text, in UTF-16 code units: `to` is the first one behind it. */
export interface Span {
  from: number;
  to: number;
}

const INVISIBLE = /\p{Cf}/u;
const DASH = /[\p{Pd}−]/u;
const BLANK = /\s/;

/** Returns a text with plain signs for full-width and raised ones, one blank for several, one dash, and nothing invisible. */
export function plainText(written: string): PlainText {
  const source = written.normalize('NFC');
  const at: number[] = [];
  const signs: string[] = [];
  let place = 0;
  for (const sign of source) {
    const plain = plainSign(sign);
    if (plain !== ' ' || signs.at(-1) !== ' ') {
      if (plain !== '') signs.push(plain);
      for (let unit = 0; unit < plain.length; unit++) at.push(place);
    }
    place += sign.length;
  }
  at.push(place);
  return { text: signs.join(''), source, at };
}

function plainSign(sign: string): string {
  if (INVISIBLE.test(sign)) return '';
  const plain = sign.normalize('NFKC').replace(DASH, '-').replace('。', '.');
  return BLANK.test(plain) ? ' ' : plain;
}

/** Returns a piece as it was written. */
export const pieceOf = ({ source, at }: PlainText, { from, to }: Span): string =>
  source.slice(at[from], at[to]).trim();

/** Returns the text as it was written, with `…` in place of each of these pieces, which may overlap. */
export function withoutPieces({ source, at }: PlainText, spans: readonly Span[]): string {
  let rest = '';
  let done = 0;
  for (const { from, to } of [...spans].sort((a, b) => a.from - b.from)) {
    const [begin, end] = [at[from] ?? 0, at[to] ?? source.length];
    if (begin >= done) rest += `${source.slice(done, begin)}…`;
    done = Math.max(done, end);
  }
  return rest + source.slice(done);
}
