import { languagePrefix, LOCALES, localizedPath, type Language } from '@consulting/contracts';

declare const __LANGUAGE__: Language;

/** The language of this build: a page loads its own texts only, so each language is a build of its own. */
export const LANGUAGE: Language = __LANGUAGE__;

/** What the addresses of this language begin with; the router puts it before the paths of the routes. */
export const BASE = languagePrefix(LANGUAGE);

/** The formats of dates and numbers. */
export const LOCALE = LOCALES[LANGUAGE];

/** The full path of a route, for what does not pass the router. */
export const fullPath = (path: string): string => localizedPath(LANGUAGE, path);

/** The path of the address on the screen as the router knows it: without the language. */
export const routePath = (): string => window.location.pathname.slice(BASE.length) || '/';

/** "1,000" in English, "1.000" in German; with so many decimal places. */
export const formatNumber = (number: number, digits = 0): string =>
  number.toLocaleString(LOCALE, { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** "German" in English, "Deutsch" in German. */
export const languageName = (language: Language): string =>
  new Intl.DisplayNames(LOCALE, { type: 'language' }).of(language) ?? language;
