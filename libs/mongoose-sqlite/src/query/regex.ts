import { regexParts } from '../bson/compare.ts';
import { refused, serverError } from '../bson/errors.ts';

// What PCRE understands and JavaScript reads otherwise without an error.
const PCRE_ONLY = /\\[AZzhHRKQEGXNaepPgC]|\[\[:|\(\?[#>|(+-]|\(\?P|[+*?}]\+/;

/** A MongoDB regular expression as a JavaScript one. Refuses options and syntax that would mean something else. */
export function toRegExp(value: unknown, given?: string): RegExp {
  const [source, own] = typeof value === 'string' ? [value, ''] : regexParts(value);
  const options = given ?? own;
  if (/[^ims]/.test(options)) throw refused(`the regular expression option in "${options}"`);
  if (PCRE_ONLY.test(source.replace(/\\\\/g, '')))
    throw refused(`the syntax of the regular expression ${source}`);
  const text = options.includes('m') ? source : endBeforeNewline(source);
  for (const flags of [`${options}u`, options]) {
    try {
      return new RegExp(text, flags);
    } catch {
      // Without the u flag JavaScript accepts more escapes.
    }
  }
  throw serverError(51091, `Regular expression is invalid: ${source}`);
}

// In PCRE an unescaped $ also matches before a newline that ends the text.
function endBeforeNewline(source: string): string {
  let inClass = false;
  return source.replace(/\\[\s\S]|[[\]$]/g, (token) => {
    if (token === '[' || token === ']') inClass = token === '[';
    return token === '$' && !inClass ? '(?=\\n?$)' : token;
  });
}
