import { cleanText, HAS_DIGITS, WEB_ADDRESS, type TextKind } from '@consulting/contracts';

/** The characters of JavaScript's `\s`, written out, because tools that read the document disagree about it. */
const BLANKS = '\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff';
/** What cleaning takes away where it stands alone (`cleanText`), as far as it is one code unit. */
const UNSEEN =
  '\\u0001-\\u001f\\u007f-\\u009f\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f' +
  '\\u202a-\\u202e\\u2060-\\u206f\\u2800\\u3164\\ufe00-\\ufe0f\\uffa0\\ufff9-\\ufffc';

/** Patterns of the OpenAPI document. No text holds NUL: `unsafeShape` refuses it everywhere. */
export const ANY_TEXT = '^[^\\u0000]*$';
export const NOT_BLANK = notOnly(`${BLANKS}${UNSEEN}`);
/** For names and telephone numbers: `nameProblem` of the contracts. */
export const NAME = `^(?![\\s\\S]*(?:${WEB_ADDRESS}))`;
/** For telephone numbers: `isTelephone` of the contracts. */
export const TELEPHONE = `^${HAS_DIGITS}[^\\u0000]*$`;
export const TELEPHONE_OR_BLANK = `^(?:${HAS_DIGITS}[^\\u0000]*|[${BLANKS}${UNSEEN}]*)$`;
/** Returns a pattern for what `pattern` allows and has an entry that is not blank, for comma text. */
export const notBlankList = (pattern: string): string => `^(?![,${BLANKS}${UNSEEN}]*$)${pattern.slice(1)}`;

function notOnly(characters: string): string {
  return `^[^\\u0000]*[^\\u0000${characters}][^\\u0000]*$`;
}

/** Returns the pattern with blanks around it, for the document: the field is cleaned before it is checked. */
export function trimmedPattern({ source }: RegExp, mayBeBlank = false): string {
  const inner = withoutEnds(source).replaceAll('\\s', `\\u0000${BLANKS}`);
  return `^[${BLANKS}]*(?:${inner})${mayBeBlank ? '?' : ''}[${BLANKS}]*$`;
}

/** Returns a pattern for comma text of at most `entries` entries, each of at most `length` characters. */
export function commaPattern(entries: number, length: number): string {
  const entry = `[^,\\u0000]{0,${length}}`;
  return `^${entry}(?:,${entry}){0,${entries - 1}}$`;
}

/** Returns the pattern of comma text with at most so many entries that are not blank. */
export const alternativesPattern = (most: number): string =>
  `^[,${BLANKS}]*(?:[^,\\u0000${BLANKS}][^,\\u0000]*(?:,[,${BLANKS}]*|$)){0,${most}}$`;

const HEX = '[0-9a-fA-F]';
/** A character inside a JSON text: itself, or escaped; neither NUL nor half a surrogate pair. */
const JSON_CHARACTER = [
  '[^"\\\\\\u0000-\\u001f]',
  '\\\\["\\\\/bfnrt]',
  `\\\\u(?!0000|[dD][89a-fA-F])${HEX}{4}`,
  `\\\\u[dD][89abAB]${HEX}{2}\\\\u[dD][c-fC-F]${HEX}{2}`,
].join('|');
const SPACE = '[ \\t\\n\\r]*';

/** Returns a pattern for the JSON of a list of at most `entries` objects of texts; `limits`: most characters by key. */
export function jsonPattern(entries: number, limits: Readonly<Record<string, number>>): string {
  const list = (item: string, more: string) =>
    `${SPACE}(?:${item}${SPACE}(?:,${SPACE}${item}${SPACE})${more})?`;
  const values = Object.entries(limits).map(
    ([key, length]) => `"${key}"${SPACE}:${SPACE}"(?:${JSON_CHARACTER}){0,${length}}"`,
  );
  const object = `\\{${list(`(?:${values.join('|')})`, '*')}\\}`;
  return `^${SPACE}\\[${list(object, `{0,${entries - 1}}`)}\\]${SPACE}$`;
}

/** Counts characters as JSON Schema does: an emoji is one. */
export function characters(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

/** Returns the source of a pattern without the marks of its ends, to be part of another one. */
export const withoutEnds = (source: string): string => source.replace(/^\^|\$$/g, '');

/** Units of JavaScript that a character takes at most, or a line break. */
const MOST_UNITS = 2;

/**
 * Cleans a text of at most `max` characters by its kind; a longer one is left unchanged, to be refused as sent. A line break
 * counts as one character, as the fields of a page count it, though forms send two.
 */
export const cleanedTo =
  (max: number, kind: TextKind) =>
  ({ value }: { value: unknown }): unknown => {
    if (typeof value !== 'string' || value.length > MOST_UNITS * max) return value;
    const text = value.replaceAll('\r\n', '\n');
    return characters(text) > max ? value : cleanText(text, kind);
  };
