import { literal, MOST_TEXT } from './literal.ts';

/** The words of a search that count. */
export const searchedWords = (q: string | undefined): string[] => q?.slice(0, MOST_TEXT).match(/\S+/g) ?? [];

/**
 * A filter for entries in which every word of `q` stands in one of the fields, literally and ignoring case: "Lena Vogt"
 * finds a person whose two names are two fields.
 */
export function everyWord(q: string | undefined, fields: readonly string[]) {
  const words = searchedWords(q);
  if (words.length === 0) return {};
  return { $and: words.map((word) => ({ $or: fields.map((field) => ({ [field]: literal(word) })) })) };
}
