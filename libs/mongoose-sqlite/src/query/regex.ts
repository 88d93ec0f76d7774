import { regexParts } from '../bson/compare.ts';
import { refused, serverError } from '../bson/errors.ts';

// What PCRE understands and JavaScript reads otherwise without an error.
const PCRE_ONLY = /\\[AZzhHRKQEGXNaepPgC]|\[\[:|\(\?[#>|(+-]|\(\?P|[+*?}]\+/;

/** A MongoDB regular expression as a JavaScript one. Throws on options and syntax that would mean something else. */
export function toRegExp(value: unknown, given?: string): RegExp {
  const [source, own] = typeof value === 'string' ? [value, ''] : regexParts(value);
  const options = given ?? own;
  for (const option of options)
    if (!'ims'.includes(option)) throw refused(`the regular expression option "${option}"`);
  const literal = source.replace(/\\\\/g, '');
  if (PCRE_ONLY.test(literal)) throw refused(`the regular expression syntax in /${source}/`);
  const text = options.includes('m') ? source : endBeforeNewline(source);
  try {
    return new RegExp(text, options + 'u');
  } catch {
    try {
      return new RegExp(text, options);
    } catch (error) {
      throw serverError(51091, `Regular expression is invalid: ${(error as Error).message}`);
    }
  }
}

// In PCRE an unescaped $ also matches before a newline that ends the text.
function endBeforeNewline(source: string): string {
  let inClass = false;
  return source.replace(/\\[\s\S]|[[\]$]/g, (token) => {
    if (token === '[') inClass = true;
    else if (token === ']') inClass = false;
    return token === '$' && !inClass ? '(?=\\n?$)' : token;
  });
}
