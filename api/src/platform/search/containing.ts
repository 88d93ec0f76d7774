import { searchedWords } from '../database/queries/every-word.ts';
import { beginningWith, literal, MOST_TEXT } from '../database/queries/literal.ts';
import { MORE, searchParts } from './search-words.ts';
import { pathOfWords } from './searched.ts';

/** Returns a filter for a field that contains a text, literally and ignoring case, narrowed by the index. */
function contains(field: string, text: string): object {
  const words = pathOfWords(field);
  const parts = searchParts(text).map((part) => ({
    $or: [{ [words]: beginningWith(part) }, { [words]: beginningWith(MORE) }],
  }));
  return { [field]: literal(text), $and: parts };
}

/** Returns a filter for documents with one of the texts in one of the `searched` fields. */
export const anyFieldContains = (fields: readonly string[], texts: readonly string[]): object => ({
  $or: texts.flatMap((text) => fields.map((field) => contains(field, text.slice(0, MOST_TEXT)))),
});

/** Returns filters for documents with a text in one of the `searched` fields; none if there is no text. */
export const containing = (fields: readonly string[], text: string | undefined): object[] =>
  text === undefined || text.trim() === '' ? [] : [anyFieldContains(fields, [text])];

/**
 * Returns filters for documents with every word of `q` in one of these fields: "Lena Vogt" finds a person whose names
 * are two fields. Long words come first: they are rare, and when one is not found the others are not looked for.
 */
export const containingEveryWord = (fields: readonly string[], q: string | undefined): object[] =>
  searchedWords(q)
    .toSorted((one, other) => other.length - one.length)
    .map((word) => anyFieldContains(fields, [word]));

/** Returns a filter for documents that meet all of these conditions. */
export const allOf = (...conditions: object[]): { $and?: object[] } =>
  conditions.length > 0 ? { $and: conditions } : {};
