import type { Language } from '@consulting/contracts';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { readCatalogues } from './catalogues.ts';

/**
 * Matches the texts of an SVG file, except names and times, which have no lower-case letter and need no translation.
 */
const WORDS = /(<(?:title|desc|text)\b[^>]*>)([^<]*\p{Ll}[^<]*)(?=<)/gu;

/** The context of these texts: they have translations of their own, because a picture has little room. */
export const PICTURE = 'picture';

const keyOf = (text: string): string => generateMessageId(text, PICTURE);

/** Returns the texts of a picture, each with its key in the catalogues. */
export const textsOfPicture = (svg: string): { id: string; message: string }[] =>
  [...svg.matchAll(WORDS)].map(([, , text = '']) => ({ id: keyOf(text), message: text }));

/** Returns the picture with the texts that `wordsOf` returns for their keys. */
export const withWords = (svg: string, wordsOf: (key: string) => string): string =>
  svg.replace(WORDS, (_, tag: string, text: string) => tag + wordsOf(keyOf(text)));

/** Translates a picture of `shared`, for use outside of a build. */
export async function wordedPicture(svg: string, language: Language): Promise<string> {
  const catalogues = await readCatalogues(language);
  const shared = catalogues.find(({ path }) => path.includes('/shared/texts/'));
  return withWords(svg, (key) => {
    const words = shared?.texts[key];
    if (!words) throw new Error(`A word of the picture is not in the catalogue of ${language}.`);
    return words;
  });
}
