import { writtenAs } from './letters.ts';
import { FACES, FONTS, type Face, type Run } from './typeface.ts';
import { unpackedFont } from './unpacked-font.ts';

export const INK = '#0c1a28';
const SECOND = '#43576b';

interface Look {
  face: Face;
  size: number;
  leading: number;
  color: string;
}
/** How the texts of a document look. */
export const LOOKS = {
  title: { face: 'head', size: 12, leading: 16, color: SECOND },
  headline: { face: 'head', size: 25, leading: 29, color: INK },
  heading: { face: 'head', size: 13, leading: 18, color: INK },
  text: { face: 'body', size: 11, leading: 16, color: INK },
  foot: { face: 'body', size: 9, leading: 12, color: SECOND },
} as const satisfies Record<string, Look>;

export type LookName = keyof typeof LOOKS;

/** What the types of PDFKit do not name. */
interface WithFont {
  _font: { ascender: number; font: { hasGlyphForCodePoint(codePoint: number): boolean } };
}

/** Measures texts and divides them into lines, in a document. */
export class MeasuredText {
  private readonly known = new Map<string, string | null>();

  /** Gives the document its fonts. */
  constructor(private readonly doc: PDFKit.PDFDocument) {
    for (const [name, file] of Object.entries(FONTS)) doc.registerFont(name, unpackedFont(Buffer.from(file)));
  }

  /** Divides a text into lines that fit, between words, and within those that are longer than a line. */
  broken(text: string, look: LookName, width: number): Run[][] {
    const lines: string[] = [];
    let line = '';
    const fits = (words: string) => this.widthOf(this.runs(words.trimEnd(), look), look) <= width;
    for (const word of text.match(/\S+\s*|\s+/g) ?? []) {
      if (fits(line + word)) {
        line += word;
        continue;
      }
      if (line) lines.push(line);
      line = '';
      let rest = word;
      while (!fits(rest)) {
        const letters = [...rest];
        let [low, high] = [1, letters.length];
        while (low < high) {
          const middle = Math.ceil((low + high) / 2);
          if (fits(letters.slice(0, middle).join(''))) low = middle;
          else high = middle - 1;
        }
        lines.push(letters.slice(0, low).join(''));
        rest = letters.slice(low).join('');
      }
      line = rest;
    }
    // Blanks stay at the end of lines: readers of the text find the words apart.
    return [...lines, line].map((each) => this.runs(each, look));
  }

  /** Divides a text among the fonts of a face. */
  runs(text: string, look: LookName): Run[] {
    const { face } = LOOKS[look];
    const runs: Run[] = [];
    for (const { text: written, by } of writtenAs(text.replace(/\s/g, ' '), (way) =>
      this.fontOf(way, face),
    )) {
      const font = by ?? FACES[face][0];
      const last = runs.at(-1);
      if (last?.font === font) last.text += written;
      else runs.push({ font, text: written });
    }
    return runs;
  }

  /** Returns the characters of a text that a document shows as `?`, each once. */
  lacking(text: string): string[] {
    const faces = Object.keys(FACES) as Face[];
    const written = faces.flatMap((face) =>
      writtenAs(text.replace(/\s/g, ' '), (way) => this.fontOf(way, face)),
    );
    return [...new Set(written.flatMap(({ character, by }) => (by === null ? [character] : [])))];
  }

  /** Returns the first font of a face that has a whole character; null when none has. */
  private fontOf(character: string, face: Face): string | null {
    const key = `${face} ${character}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const points = [...character].map((each) => each.codePointAt(0) ?? 0);
    const font = FACES[face].find((name) => points.every((point) => this.has(name, point))) ?? null;
    this.known.set(key, font);
    return font;
  }

  private has(font: string, codePoint: number): boolean {
    return this.opened(font).font.hasGlyphForCodePoint(codePoint);
  }

  private opened(font: string): WithFont['_font'] {
    this.doc.font(font);
    return (this.doc as unknown as WithFont)._font;
  }

  /** Returns how far below the top of a line its letters stand. */
  heightOf(look: LookName): number {
    const { face, size } = LOOKS[look];
    return (this.opened(FACES[face][0]).ascender / 1000) * size;
  }

  widthOf(runs: readonly Run[], look: LookName): number {
    return runs.reduce(
      (sum, { font, text }) => sum + this.doc.font(font, LOOKS[look].size).widthOfString(text),
      0,
    );
  }
}
