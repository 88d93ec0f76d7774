import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@consulting/contracts';

/** The language of a document's texts. Documents from before there were languages have none: they are in English. */
export const languageType = { type: String, enum: LANGUAGES };

/** Returns a filter for documents in a language; for all when it is missing. */
export function writtenIn(language: Language | undefined): {
  language?: Language | { $in: (Language | null)[] };
} {
  if (language === undefined) return {};
  return { language: language === DEFAULT_LANGUAGE ? { $in: [language, null] } : language };
}
