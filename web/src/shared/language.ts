import { languagePrefix, LOCALES, localizedPath, type Language } from '@consulting/contracts';

declare const __LANGUAGE__: Language;

/** The language of this build. Each language has its own build, so that a page loads only its own texts. */
export const LANGUAGE: Language = __LANGUAGE__;

/** The path prefix of this language; the router puts it before the paths of the routes. */
export const BASE = languagePrefix(LANGUAGE);

/** Locale for the formats of dates and numbers. */
export const LOCALE = LOCALES[LANGUAGE];

/** The full path of a route, for links outside the router. */
export const fullPath = (path: string): string => localizedPath(LANGUAGE, path);

/** The path of a route in this language, as the router knows it: `/barrierefreiheit` for `/accessibility` in German. */
export const ownPath = (path: string): string => fullPath(path).slice(BASE.length) || '/';

/** The path of the current address as the router knows it: without the language prefix. */
export const routePath = (): string => window.location.pathname.slice(BASE.length) || '/';

/** "1,000" in English, "1.000" in German; `digits` is the number of decimal places. */
export const formatNumber = (number: number, digits = 0): string =>
  number.toLocaleString(LOCALE, { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** "German" in English, "Deutsch" in German. */
export const languageName = (language: Language): string =>
  new Intl.DisplayNames(LOCALE, { type: 'language' }).of(language) ?? language;
