import { COUNTRY_CODES, LANGUAGES, LOCALES } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { LOCALE } from '../language.ts';

const namesIn = (locale: string) => new Intl.DisplayNames(locale, { type: 'region' });

/** The names of countries in the language of the page, separated by commas. */
export function countriesText(codes: readonly string[]): string {
  const names = namesIn(LOCALE);
  return codes.map((code) => names.of(code)).join(', ');
}

/** Codes by what people write: the code, and the name in each language, in lower case. */
function codesByWord(): Map<string, string> {
  const words = LANGUAGES.map((language) => namesIn(LOCALES[language])).map((names) =>
    COUNTRY_CODES.map((code) => [names.of(code)?.toLowerCase() ?? code, code] as const),
  );
  return new Map([...words.flat(), ...COUNTRY_CODES.map((code) => [code.toLowerCase(), code] as const)]);
}

const written = (text: string) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/** Reads such a text; words that are no country are left out. */
export function readCountries(text: string): string[] {
  const codes = codesByWord();
  return written(text).flatMap((word) => codes.get(word.toLowerCase()) ?? []);
}

/** Validation rule of the field. */
export function countriesRule(text: string): string | null {
  const codes = codesByWord();
  const unknown = written(text).find((word) => !codes.has(word.toLowerCase()));
  return unknown === undefined ? null : t`“${unknown}” is not the name of a country.`;
}
