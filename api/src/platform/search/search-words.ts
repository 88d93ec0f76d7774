/**
 * Raised with every change of what is stored for the index of searches: documents of earlier versions then get theirs by
 * `search-words-refresh.ts`.
 */
export const WORDS_VERSION = 1;
/** A shorter part of a word is found only where a word begins with it. */
const SHORTEST = 3;
/** Characters of an entry; what is searched for is longer sometimes, and then its beginning decides. */
const LONGEST = 16;
/** Entries of one field: the name of a company has 40, a hundred skills have more. */
const MOST = 400;
/** The entry of a field that has more words than are kept: whatever is searched for, it has to be looked at. */
export const MORE = '…';
/** Stands before the beginning of a word, and before what is neither a letter nor a digit nor a blank. */
const START = '^';
const SIGN = '°';
/** Words and signs of what is searched for that the index is asked for: one rare one is enough. */
const MOST_PARTS = 4;
/** Characters of a text that get entries: more than any field may have. */
const MOST_TEXT = 50_000;

const MARKS = /\p{M}/gu;
const WORDS = /[\p{L}\p{N}]+/gu;
const MARK = /^\p{M}$/u;
const SIGNS = /[^\p{L}\p{N}\s]/gu;

/**
 * A text as it is compared: without case, marks and forms of the same letters (ß is ss, ﬁ is fi). Whatever a regular expression
 * that ignores case takes for equal is equal here.
 */
export const folded = (text: string): string =>
  inParts(text).replaceAll(MARKS, '').toLowerCase().replaceAll('ς', 'σ');

const inParts = (text: string): string => text.toUpperCase().normalize('NFKD');
const wordsOf = (text: string): string[] => folded(text).match(WORDS) ?? [];
const signsOf = (text: string): string[] => inParts(text).match(SIGNS) ?? [];
/** By its number, so that nothing in an entry means something in a pattern. */
const entryOf = (sign: string): string => SIGN + (sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0');

/**
 * The entries of a field's value in the index of searches: the beginning of each word, marked, each ending of a word that has
 * three letters, and each other sign. So a text that stands anywhere in a word is the beginning of an entry.
 */
export function searchWords(value: unknown): string[] {
  const texts = (Array.isArray(value) ? value : [value]).filter((text) => typeof text === 'string');
  const text = texts.join('\n').slice(0, MOST_TEXT);
  const found = new Set<string>(signsOf(text).map(entryOf));
  for (const word of wordsOf(text)) {
    found.add((START + word).slice(0, LONGEST));
    for (let at = 0; at <= word.length - SHORTEST && found.size < MOST; at++)
      found.add(word.slice(at, at + LONGEST));
    if (found.size >= MOST) return [...found].slice(0, MOST).concat(MORE);
  }
  return [...found];
}

/**
 * With what entries begin of each text that contains `q`, long words first, because they are rare; other texts may have them, too.
 * One or two letters alone are looked for at the beginning of words. Nothing is the answer for blanks alone.
 */
export function searchParts(q: string): string[] {
  const words = wordsOf(q);
  const signs = signsOf(q);
  const startsAWord = /^[^\p{L}\p{N}]/u.test(folded(q));
  const inWords = words
    .flatMap((word, i) => {
      if (i > 0 || startsAWord) return [START + word];
      return word.length < SHORTEST ? [] : [word];
    })
    .toSorted((one, other) => other.length - one.length);
  // A letter is found with and without its marks.
  const anywhere = [...inWords, ...signs.filter((sign) => !MARK.test(sign)).map(entryOf)];
  const parts =
    [anywhere, words.map((word) => START + word), signs.map(entryOf)].find(({ length }) => length > 0) ?? [];
  return [...new Set(parts)].slice(0, MOST_PARTS).map((part) => part.slice(0, LONGEST));
}
