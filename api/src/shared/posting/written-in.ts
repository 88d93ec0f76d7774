import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@consulting/contracts';

/** The language that a document's texts are written in. What was stored before there were languages has none: English. */
export const languageType = { type: String, enum: LANGUAGES };

/** Matches what is written in a language; everything when it is missing. */
export function writtenIn(language: Language | undefined): {
  language?: Language | { $in: (Language | null)[] };
} {
  if (language === undefined) return {};
  return { language: language === DEFAULT_LANGUAGE ? { $in: [language, null] } : language };
}
