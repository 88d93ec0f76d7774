/** The languages of the product; the first stands at the addresses without a prefix and is spoken to whoever chose none. */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'en';

/** What each language calls itself. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch' };

/** The formats of dates and numbers (BCP 47): English ones are British, as the firm writes. */
export const LOCALES: Record<Language, string> = { en: 'en-GB', de: 'de-DE' };

export const isLanguage = (text: unknown): text is Language =>
  (LANGUAGES as readonly unknown[]).includes(text);

/** What the addresses of a language begin with: nothing for English, `/de` for German. */
export const languagePrefix = (language: Language): string =>
  language === DEFAULT_LANGUAGE ? '' : `/${language}`;

/** The address of a page in a language: `/de/services` for `/services`, `/de` for `/`. */
export function localizedPath(language: Language, path: string): string {
  const prefix = languagePrefix(language);
  return prefix && path === '/' ? prefix : prefix + path;
}

const PREFIXED = new RegExp(`^/(${LANGUAGES.filter((each) => languagePrefix(each)).join('|')})(?=/|$|\\?)`);

/** The language of an address, and the path of the page without it. */
export function splitLanguage(path: string): { language: Language; path: string } {
  const [prefix = '', language] = PREFIXED.exec(path) ?? [];
  if (!isLanguage(language)) return { language: DEFAULT_LANGUAGE, path };
  const rest = path.slice(prefix.length);
  return { language, path: rest.startsWith('/') ? rest : `/${rest}` };
}
