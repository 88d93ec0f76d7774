/** The languages of the product. The first is the default and has no URL prefix. */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'en';

/** The name of each language in that language. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch' };

/** The locales for dates and numbers (BCP 47). English is British, as the firm writes it. */
export const LOCALES: Record<Language, string> = { en: 'en-GB', de: 'de-DE' };

export const isLanguage = (text: unknown): text is Language =>
  (LANGUAGES as readonly unknown[]).includes(text);

/** Returns the URL prefix of a language: empty for English, `/de` for German. */
export const languagePrefix = (language: Language): string =>
  language === DEFAULT_LANGUAGE ? '' : `/${language}`;

/** The name of the accessibility statement in the path of each language: people look for it in their own. */
const STATEMENT: Record<Language, string> = { en: '/accessibility', de: '/barrierefreiheit' };

/**
 * Returns the path of a page in a language: `/de/services` for `/services`, `/de` for `/`. A page whose path is translated
 * is known by its path in any language.
 */
export function localizedPath(language: Language, path: string): string {
  const prefix = languagePrefix(language);
  if (prefix && path === '/') return prefix;
  return prefix + (Object.values(STATEMENT).includes(path) ? STATEMENT[language] : path);
}

const PREFIXED = new RegExp(`^/(${LANGUAGES.filter((each) => languagePrefix(each)).join('|')})(?=/|$|\\?)`);

/** The addresses of a page for search engines, by `hreflang`: in every language, and for readers of any other. */
export const ALTERNATES: readonly (readonly [hrefLang: string, language: Language])[] = [
  ...LANGUAGES.map((language) => [language, language] as const),
  ['x-default', DEFAULT_LANGUAGE],
];

/** Splits a path into its language and the path without the prefix. */
export function splitLanguage(path: string): { language: Language; path: string } {
  const [prefix = '', language] = PREFIXED.exec(path) ?? [];
  if (!isLanguage(language)) return { language: DEFAULT_LANGUAGE, path };
  const rest = path.slice(prefix.length);
  return { language, path: rest.startsWith('/') ? rest : `/${rest}` };
}
