import type { Language } from '@consulting/contracts';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';

/** Words of an SVG file and what is read aloud of it. What has no small letter is a name or a time: the same everywhere. */
const WORDS = /(<(?:title|desc|text)\b[^>]*>)([^<]*\p{Ll}[^<]*)(?=<)/gu;

/** They are apart from equal words elsewhere, because a picture has little room. */
export const PICTURE = 'picture';

const keyOf = (text: string): string => generateMessageId(text, PICTURE);

/** The texts of a picture, each with its key in the catalogues. */
export const textsOfPicture = (svg: string): { id: string; message: string }[] =>
  [...svg.matchAll(WORDS)].map(([, , text = '']) => ({ id: keyOf(text), message: text }));

/** The picture with the words that `wordsOf` has for their keys. */
export const withWords = (svg: string, wordsOf: (key: string) => string): string =>
  svg.replace(WORDS, (_, tag: string, text: string) => tag + wordsOf(keyOf(text)));

/** A picture of `shared` in a language, outside of a build. */
export async function wordedPicture(svg: string, language: Language): Promise<string> {
  const config = getConfig();
  const shared = (await getCatalogs(config)).find((catalog) => catalog.path.includes('/shared/texts/'));
  const { messages } = await shared!.getTranslations(language, {
    fallbackLocales: {},
    sourceLocale: config.sourceLocale ?? language,
  });
  return withWords(svg, (key) => {
    const words = messages[key];
    if (!words) throw new Error(`A word of the picture is not in the catalogue of ${language}.`);
    return words;
  });
}
