import { DEFAULT_LANGUAGE, LOCALES, type Language } from '@consulting/contracts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const namesIn = (language: Language) => new Intl.DisplayNames([LOCALES[language]], { type: 'region' });

/** ISO 3166 codes by the names that profiles hold, which are those of Unicode's CLDR in the default language. */
function codesByName(): Map<string, string> {
  const names = namesIn(DEFAULT_LANGUAGE);
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  return new Map(codes.map((code) => [names.of(code) ?? code, code]));
}

let codes: ReadonlyMap<string, string> | undefined;

/** Returns how a profile's country is called in a language; a text that is no country's name stays as it is. */
export function countryIn(language: Language): (stored: string) => string {
  codes ??= codesByName();
  const known = codes;
  const names = namesIn(language);
  return (stored) => {
    const code = known.get(stored);
    return code === undefined ? stored : (names.of(code) ?? stored);
  };
}
