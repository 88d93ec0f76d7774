import regular from '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff';
import regularMore from '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-400-normal.woff';
import head from '@fontsource/familjen-grotesk/files/familjen-grotesk-latin-700-normal.woff';
import headMore from '@fontsource/familjen-grotesk/files/familjen-grotesk-latin-ext-700-normal.woff';

/** The fonts of the look: each as a file for western Europe and one for further Latin letters. */
export const TYPEFACES = {
  body: { latin: regular, more: regularMore },
  head: { latin: head, more: headMore },
} as const;
export type Face = keyof typeof TYPEFACES;

/** Stands for a character that no font of the look has. */
const UNKNOWN = '?';

/** A part of a line that one font writes. */
export interface Run {
  font: string;
  text: string;
}

/** Returns whether a font has a character. */
export type Has = (font: string, codePoint: number) => boolean;

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Divides a text among the two files of a face; a character of neither (an emoji, a Greek letter) becomes one `?`. */
export function runsOf(text: string, face: Face, has: Has): Run[] {
  const runs: Run[] = [];
  for (const { segment } of characters.segment(text.normalize('NFC'))) {
    const font = ['latin', 'more']
      .map((part) => `${face}-${part}`)
      .find((name) => [...segment].every((each) => has(name, each.codePointAt(0) ?? 0)));
    const run = font ? { font, text: segment } : { font: `${face}-latin`, text: UNKNOWN };
    const last = runs.at(-1);
    if (last?.font === run.font) last.text += run.text;
    else runs.push(run);
  }
  return runs;
}
