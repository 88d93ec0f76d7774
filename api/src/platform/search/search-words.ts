/** A shorter part of a word is found only where a word begins with it. */
const SHORTEST = 3;
/** Characters of an entry; what is searched for is longer sometimes, and then its beginning decides. */
const LONGEST = 16;
/** Entries of one field: the name of a company has 40, a hundred skills have more. */
const MOST = 400;
/** The entry of a field that has more words than are kept: whatever is searched for, it has to be looked at. */
export const MORE = '…';
/** Stands before the beginning of a word. */
const START = '^';
/** What of a text is looked at: more than any field may have. */
const MOST_TEXT = 50_000;

/**
 * A text as it is compared: without case, marks and forms of the same letters (ß is ss, ﬁ is fi). Whatever a regular expression
 * that ignores case takes for equal is equal here.
 */
export const folded = (text: string): string =>
  text.toUpperCase().normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ');

const wordsOf = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * What is stored of the value of a field for the index of searches: the beginning of each word, marked, and each ending of a word
 * that has three letters. So a text that stands anywhere in a word is the beginning of an entry.
 */
export function searchWords(value: unknown): string[] {
  const texts = (Array.isArray(value) ? value : [value]).filter((text) => typeof text === 'string');
  const found = new Set<string>();
  for (const word of wordsOf(texts.join('\n').slice(0, MOST_TEXT))) {
    found.add((START + word).slice(0, LONGEST));
    for (let at = 0; at <= word.length - SHORTEST && found.size < MOST; at++)
      found.add(word.slice(at, at + LONGEST));
    if (found.size >= MOST) return [...found, MORE];
  }
  return [...found];
}

/**
 * With what entries begin of each text that contains `q`: one for each word of it, the longest first. Other texts may have them,
 * too. Empty where no index helps: nothing but separators, or one or two letters that may stand anywhere in a word.
 */
export function searchParts(q: string): string[] {
  const startsAWord = /^[^\p{L}\p{N}]/u.test(folded(q));
  return wordsOf(q)
    .map((word, i) => (i > 0 || startsAWord ? START + word : word.length < SHORTEST ? '' : word))
    .filter(Boolean)
    .map((part) => part.slice(0, LONGEST))
    .toSorted((one, other) => other.length - one.length)
    .slice(0, MOST_PARTS);
}

/** Longer words are rarer, and one rare word is enough. */
const MOST_PARTS = 4;
