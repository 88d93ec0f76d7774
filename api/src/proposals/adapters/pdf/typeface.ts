import regular from '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff';
import regularMore from '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-400-normal.woff';
import head from '@fontsource/familjen-grotesk/files/familjen-grotesk-latin-700-normal.woff';
import headMore from '@fontsource/familjen-grotesk/files/familjen-grotesk-latin-ext-700-normal.woff';
import noto from '@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff';
import notoMore from '@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff';
import cyrillic from '@fontsource/noto-sans/files/noto-sans-cyrillic-400-normal.woff';
import cyrillicMore from '@fontsource/noto-sans/files/noto-sans-cyrillic-ext-400-normal.woff';
import greek from '@fontsource/noto-sans/files/noto-sans-greek-400-normal.woff';
import greekMore from '@fontsource/noto-sans/files/noto-sans-greek-ext-400-normal.woff';
import vietnamese from '@fontsource/noto-sans/files/noto-sans-vietnamese-400-normal.woff';
import notoHead from '@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff';
import notoHeadMore from '@fontsource/noto-sans/files/noto-sans-latin-ext-700-normal.woff';
import cyrillicHead from '@fontsource/noto-sans/files/noto-sans-cyrillic-700-normal.woff';
import cyrillicHeadMore from '@fontsource/noto-sans/files/noto-sans-cyrillic-ext-700-normal.woff';
import greekHead from '@fontsource/noto-sans/files/noto-sans-greek-700-normal.woff';
import greekHeadMore from '@fontsource/noto-sans/files/noto-sans-greek-ext-700-normal.woff';
import vietnameseHead from '@fontsource/noto-sans/files/noto-sans-vietnamese-700-normal.woff';
import math from '@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff';
import symbols from '@fontsource/noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400-normal.woff';

/** Each file is for some letters only. */
export const FONTS = {
  ...{ regular, regularMore, head, headMore },
  ...{ noto, notoMore, cyrillic, cyrillicMore, greek, greekMore, vietnamese },
  ...{ notoHead, notoHeadMore, cyrillicHead, cyrillicHeadMore, greekHead, greekHeadMore, vietnameseHead },
  ...{ math, symbols },
} as const satisfies Record<string, Uint8Array>;
type FontName = keyof typeof FONTS;

/** The fonts of each face: the look's own first, then those that have what it lacks. */
export const FACES = {
  body: [
    ...(['regular', 'regularMore'] as const),
    ...(['noto', 'notoMore', 'cyrillic', 'cyrillicMore', 'greek', 'greekMore', 'vietnamese'] as const),
    ...(['math', 'symbols'] as const),
  ],
  head: [
    ...(['head', 'headMore', 'notoHead', 'notoHeadMore'] as const),
    ...(['cyrillicHead', 'cyrillicHeadMore', 'greekHead', 'greekHeadMore', 'vietnameseHead'] as const),
    ...(['math', 'symbols'] as const),
  ],
} as const satisfies Record<string, readonly FontName[]>;
export type Face = keyof typeof FACES;

/** A part of a line that one font writes. */
export interface Run {
  font: string;
  text: string;
}
