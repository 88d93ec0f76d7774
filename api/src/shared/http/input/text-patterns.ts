import { STRAY_JOINER, UNSEEN, WEB_ADDRESS } from '@consulting/contracts';

/** The characters of JavaScript's `\s`, written out, because tools that read the document disagree about it. */
const BLANKS = '\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff';
const CONTROL = '\\u0001-\\u001f\\u007f-\\u009f';

/** Patterns of the OpenAPI document. No text holds NUL: `unsafeShape` refuses it everywhere. */
export const ANY_TEXT = '^[^\\u0000]*$';
export const NOT_BLANK = notOnly(BLANKS);
/** For one-line texts, in which control characters count as blanks too. */
export const NOT_BLANK_LINE = notOnly(`${BLANKS}${CONTROL}`);
/** For names and telephone numbers: `nameProblem` of the contracts. */
export const NAME = `^(?![\\s\\S]*(?:[${UNSEEN}]|${STRAY_JOINER}|${WEB_ADDRESS}))`;
export const BLANK = `^[${BLANKS}]*$`;
/** Comma text with only blank entries. */
export const BLANK_LIST = `^[,${BLANKS}]*$`;

function notOnly(characters: string): string {
  return `^[^\\u0000]*[^\\u0000${characters}][^\\u0000]*$`;
}

/** Returns the pattern with blanks around it, for the document: the field is trimmed before it is checked. */
export function trimmedPattern({ source }: RegExp, mayBeBlank = false): string {
  const inner = source.replace(/^\^|\$$/g, '').replaceAll('\\s', `\\u0000${BLANKS}`);
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
