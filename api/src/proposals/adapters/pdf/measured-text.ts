import { runsOf, type Face, type Run } from './typeface.ts';

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
  _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } };
}

/** Measures texts and divides them into lines, with the fonts of a document. */
export class MeasuredText {
  private readonly known = new Map<string, boolean>();

  constructor(private readonly doc: PDFKit.PDFDocument) {}

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

  runs(text: string, look: LookName): Run[] {
    return runsOf(text.replace(/\s/g, ' '), LOOKS[look].face, (font, codePoint) => {
      const key = `${font} ${codePoint}`;
      const known = this.known.get(key) ?? this.has(font, codePoint);
      this.known.set(key, known);
      return known;
    });
  }

  private has(font: string, codePoint: number): boolean {
    this.doc.font(font);
    return (this.doc as unknown as WithFont)._font.font.hasGlyphForCodePoint(codePoint);
  }

  widthOf(runs: readonly Run[], look: LookName): number {
    return runs.reduce(
      (sum, { font, text }) => sum + this.doc.font(font, LOOKS[look].size).widthOfString(text),
      0,
    );
  }
}
