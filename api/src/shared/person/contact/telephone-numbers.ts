import type { Span } from './plain-text.ts';

/**
 * Texts that look like telephone numbers, such as dates and standards. No pattern matches in the middle of a longer number,
 * which may be a telephone number: "030 2019-12".
 */
const OTHERS = [
  // Days, months and years, and periods of two of them: "01/2019 - 12/2024", "2019-2023", "2020-04-01".
  /(?<!\d[ ()/.-]{0,3})(?:(?:(?:0?[1-9]|[12]\d|3[01])[./-] ?)?(?:0?[1-9]|1[0-2]) ?[./-] ?(?:19|20)\d\d|(?:19|20)\d\d[./-](?:0?[1-9]|1[0-2])(?:[./-]\d\d?)?|(?:19|20)\d\d)(?: ?[-/] ?(?:(?:(?:0?[1-9]|[12]\d|3[01])[./-] ?)?(?:0?[1-9]|1[0-2]) ?[./-] ?(?:19|20)\d\d|(?:19|20)\d\d[./-](?:0?[1-9]|1[0-2])(?:[./-]\d\d?)?|(?:19|20)\d\d))?(?![./-]?\d)/g,
  // Months with their years apart: "04 2019 - 07 2020".
  /(?<!\d[ ()/.-]{0,3})(?:0[1-9]|1[0-2]) (?:19|20)\d\d ?- ?(?:0[1-9]|1[0-2]) (?:19|20)\d\d(?!\d)/g,
  // Years of two digits: "03/19 - 12/24", "01.03.19 - 31.12.24", "01.03.19".
  /(?<!\d[ ()/.-]{0,3})(?:0?[1-9]|1[0-2])[./]\d\d ?- ?(?:0?[1-9]|1[0-2])[./]\d\d(?![./-]?\d)/g,
  /(?<!\d[ ()/.-]{0,3})(?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|1[0-2])\.\d\d(?: ?- ?(?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|1[0-2])\.\d\d)?(?![./-]?\d)/g,
  // Ranges with one year or none: "01-12 2023", "01.04.-30.06.", "01.04. - 30.06.2024".
  /(?<!\d[ ()/.-]{0,3})(?:0?[1-9]|1[0-2]) ?- ?(?:0?[1-9]|1[0-2])[ ./](?:19|20)\d\d(?![./-]?\d)/g,
  /(?<!\d[ ()/.-]{0,3})(?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|1[0-2])\.? ?- ?(?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|1[0-2])(?:\.(?:19|20)\d\d)?(?!\.?\d)/g,
  // Times of day: "08.00 - 16.30".
  /(?<!\d[ ()/.-]{0,3})(?:[01]?\d|2[0-3])[.:][0-5]\d ?- ?(?:[01]?\d|2[0-3])[.:][0-5]\d(?![./-]?\d)/g,
  // Thousands and decimals: "1.250.000", "10.000 - 50.000", "12 000 000", "0.125".
  /(?<!\d[ ()/.-]{0,3})[1-9]\d{0,2}(?:[.']\d{3}){1,2}(?: ?- ?[1-9]\d{0,2}(?:[.']\d{3}){1,2})?(?![.']?\d)/g,
  /(?<!\d[ ()/.-]{0,3})[1-9]\d{0,2}(?: \d{3}){0,2} 000(?! ?\d)/g,
  /(?<!\d[ ()/.-]{0,3})0[.,]\d{1,12}(?![./-]?\d)/g,
  // SAP notes and standards: "SAP Note 0001234567", "DIN VDE 0701-0702", "IEC 62443-3-3".
  /(?<!\p{L})(?:notes?|hinweise?s?|oss|kba)(?:[ -]?(?:no|nr|number|nummer)\b)?[ .:#-]{0,3}(?:000\d{7}|\d{6,7})(?! ?[/-]?\d)/giu,
  /(?<!\p{L})(?:din|vde|vdi|iso|iec|en|ieee)[ /-]{0,2}\d{3,5}(?:-\d{1,4}){0,3}(?!\d)/giu,
];

/** Digits of any script with what people put between them. */
const RUN = /\p{Nd}(?:[ ()[\]/.·•*_~|\\-]{0,5}\p{Nd})*/gu;
const GROUP = /\p{Nd}+/gu;
const COUNTRY = /(?:(?<![\p{L}\p{Nd}+] ?)\+|(?<!\p{L})plus )[ (]{0,3}$/iu;
const CALLED =
  /(?<!\p{L})(?:tel|telefon|telephone|phone|fone?|mobile?|mobil(?:funk)?(?:nummer)?|handy(?:nummer)?|cell|fax|call|ruf|rufen|rufnummer|telefonnummer|anruf|anrufen|durchwahl|whatsapp|threema|signal|sms|erreichbar|reachable)[ .:+(#-]{0,4}(?:\p{L}{1,9}[ .:+(-]{1,3}){0,2}$/iu;
const LEAD = /\(?(?:plus |\+)?[ (]{0,3}$/iu;
/** Seven digits or more as words: "null eins sieben eins …". */
const SPOKEN =
  /(?<!\p{L})(?:(?:null|zero|oh|eins?|one|zwei|zwo|two|drei|three|vier|four|fünf|fuenf|five|sechs|six|sieben|seven|acht|eight|neun|nine)[ ,./-]{1,3}){6,40}(?:null|zero|oh|eins?|one|zwei|zwo|two|drei|three|vier|four|fünf|fuenf|five|sechs|six|sieben|seven|acht|eight|neun|nine)(?!\p{L})/giu;

/** Fewest digits of a telephone number, and fewest behind a word such as "Tel.". */
const FEWEST = 7;
const FEWEST_CALLED = 6;
/** How many characters before a number are looked at. */
const NEAR = 40;

/** Shapes of numbers that begin neither with a plus nor with a zero. */
const SHAPES = [
  // The code of Germany, Austria or Switzerland: "49 30 1234567".
  /^4[139][ ()/.-]{1,4}\d(?:[ ()/.-]{0,4}\d){8,10}$|^49\d{9,11}$|^4[13]\d{9,10}$/,
  // An area code before a slash: "30 / 5556677".
  /^[1-9]\d{1,4} ?\/ ?\d(?:[ -]?\d){5,8}$/,
  // North American numbers: "(212) 555-0199".
  /^(?:1[ .-]{1,2})?[2-9]\d\d[) .-]{1,2}\d{3}[ .-]\d{4}$/,
  // Pairs: "555 66 77".
  /^\d{2,3}(?:[ -]\d\d){3}$|^\d{3}(?:[ -]\d\d){2}$/,
];
/** German mobile numbers: "171 2345678". */
const MOBILE = /^(?:49)?1[5-7]\d{8,9}$/;

/** Returns the telephone numbers in a plain text. `own`: a number that is found in any spelling; '' for none. */
export function telephoneNumbers(text: string, own = ''): Span[] {
  const rest = OTHERS.reduce((left, other) => left.replace(other, (found) => '#'.repeat(found.length)), text);
  const numbers = [...rest.matchAll(RUN)].flatMap(({ 0: run, index }) => {
    const before = rest.slice(Math.max(0, index - NEAR), index);
    if (!isTelephone(run, before)) return [];
    const lead = LEAD.exec(before)?.[0].trimStart() ?? '';
    return { from: index - lead.length, to: index + run.length };
  });
  return [...numbers, ...ownNumbers(text, digitsOf(own).slice(-FEWEST)), ...spokenNumbers(text)];
}

const digitsOf = (text: string): string => (text.match(GROUP) ?? []).join('');

/** Also among what looks like an amount: "2.345.678". */
const ownNumbers = (text: string, ending: string): Span[] =>
  ending.length < FEWEST
    ? []
    : [...text.matchAll(RUN)]
        .filter(([run]) => digitsOf(run).includes(ending))
        .map(({ 0: run, index }) => ({ from: index, to: index + run.length }));

const spokenNumbers = (text: string): Span[] =>
  [...text.matchAll(SPOKEN)].map(({ 0: words, index }) => ({ from: index, to: index + words.length }));

function isTelephone(run: string, before: string): boolean {
  const digits = digitsOf(run);
  if (digits.length >= FEWEST && COUNTRY.test(before)) return true;
  if (digits.length >= FEWEST_CALLED && CALLED.test(before)) return true;
  return hasTrunkZero(run, before) || MOBILE.test(digits) || SHAPES.some((shape) => shape.test(run));
}

/** Whether one of the groups begins as calls within a country, or abroad, do: "0171 …", "0049 …", "49 (0)30 …". */
function hasTrunkZero(run: string, before: string): boolean {
  let left = digitsOf(run).length;
  for (const { 0: group, index } of run.matchAll(GROUP)) {
    // Behind a dot or a letter it is a part of a version, of an amount or of an identifier.
    const isPart =
      index === 0 ? /\p{L}$|\d,$/u.test(before) : /\p{Nd}\.$/u.test(run.slice(Math.max(0, index - 3), index));
    if (left >= FEWEST && !isPart && /^0(?!00)/.test(group)) return true;
    left -= group.length;
  }
  return false;
}
