import { literal, MOST_TEXT } from './literal.ts';

/** Returns the words of a search within its first `MOST_TEXT` characters. */
export const searchedWords = (q: string | undefined): string[] => q?.slice(0, MOST_TEXT).match(/\S+/g) ?? [];

/**
 * Returns a filter for entries in which one of the fields contains each word of `q`, literally and ignoring case: "Lena
 * Vogt" finds a person whose first and last name are two fields.
 */
export function everyWord(q: string | undefined, fields: readonly string[]) {
  const words = searchedWords(q);
  if (words.length === 0) return {};
  return { $and: words.map((word) => ({ $or: fields.map((field) => ({ [field]: literal(word) })) })) };
}
