/** What separates a second number: only the first one is called. Behind a slash or a comma it begins with 0 or +. */
const NEXT_NUMBER = /[;\n]|\s(?:oder|or|und|and)\s|[/,](?= ?(?:\+|0))/i;
/** Words before an extension. */
const EXTENSION = /(durchwahl|dw|extension|ext|apparat|app|nebenstelle|x)/i;
/** The 0 of a switchboard, which an extension replaces. */
const SWITCHBOARD = /[-\u2010-\u2013] ?0$/;
const IS_EXTENSION = /^(?:0|[1-9]\d{0,5})$/;
/** Countries that write a 0 before the area, which callers from abroad leave out. */
const WITHOUT_ZERO = /^\+(49|43|41)0/;
const FEWEST_DIGITS = 3;

/** Digits as people type them: European, Arabic, Persian, Indian, and the wide ones of Chinese and Japanese keyboards. */
const DIGIT = '[0-9\\u0660-\\u0669\\u06f0-\\u06f9\\u0966-\\u096f\\uff10-\\uff19]';

/** The beginning of what may be a telephone number: it has digits, whatever words stand around them. */
export const HAS_DIGITS = `(?=[\\s\\S]*${DIGIT})`;

const HAS_DIGIT = new RegExp(DIGIT);

/** Whether what was written may be a telephone number, in any spelling: "by mail only" is none. */
export const isTelephone = (written: string): boolean => HAS_DIGIT.test(written);

/**
 * Returns the address of a link that calls this number (RFC 3966), as people write it: `+49 (0)30 1234-0 Durchwahl 12`
 * calls +4930123412. Undefined for a text without a number.
 */
export function telephone(written: string): string | undefined {
  const [first = ''] = written.normalize('NFKC').trim().split(NEXT_NUMBER);
  const [number = '', word = '', rest = ''] = first.split(EXTENSION, 3);
  const [extension = ''] = /\d+/.exec(rest) ?? [];
  const hasNumber = /\d/.test(number);
  const hasExtension = hasNumber && IS_EXTENSION.test(extension);
  // It is dialled with the number in Germany, and after it elsewhere.
  const isDialled = hasExtension && /^d/i.test(word);
  const called = hasNumber ? number.replaceAll(',', ' ').trimEnd() : first;
  const main = dialled(isDialled ? called.replace(SWITCHBOARD, '') : called);
  if (main.length < FEWEST_DIGITS) return undefined;
  if (!hasExtension) return `tel:${main}`;
  return isDialled ? `tel:${main}${extension}` : `tel:${main};ext=${extension}`;
}

/** The digits that are dialled, without remarks in brackets, and without the 0 that is dialled only within a country. */
function dialled(number: string): string {
  const plain = number.replace(/\([^()]*\)/g, (part) => (/\p{L}/u.test(part) ? '' : part));
  const all = digitsOf(plain);
  if (!/^(\+|00)/.test(all)) return all;
  return digitsOf(plain.replace(/\(\s?0\s?\)/, ''))
    .replace(/^00/, '+')
    .replace(WITHOUT_ZERO, '+$1');
}

/** Digits, with the plus before them. */
const digitsOf = (text: string): string => text.replace(/[^+\d]/g, '').replace(/(?<=.)\+/g, '');
