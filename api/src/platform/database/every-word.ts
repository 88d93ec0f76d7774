import { literal } from './literal.ts';

/**
 * A filter for entries in which every word of `q` stands in one of the fields, literally and ignoring case: "Lena Vogt"
 * finds a person whose two names are two fields.
 */
export function everyWord(q: string | undefined, fields: readonly string[]) {
  const words = q?.slice(0, 200).match(/\S+/g) ?? [];
  if (words.length === 0) return {};
  return { $and: words.map((word) => ({ $or: fields.map((field) => ({ [field]: literal(word) })) })) };
}
