import { conceptsIn, foldedWords, VOCABULARY_VERSION } from '@consulting/contracts/vocabulary';

/** Must be raised with every change of what is stored for the index of searches, below 10,000 vocabularies. */
const ENTRIES_VERSION = 5;
/**
 * The version of what is stored, by which `search-words-refresh.ts` rewrites the words of older documents: a new
 * vocabulary changes it as well.
 */
export const WORDS_VERSION = ENTRIES_VERSION * 10_000 + VOCABULARY_VERSION;

/**
 * How a field is searched. `literal`: by parts of its text, as they are written. `name`: also by its folded words. `text`
 * and `skills`: also by the concepts of the vocabulary, and in a list of skills everyday words are such ("Go").
 * `concepts`: by these alone.
 */
export type SearchKind = 'literal' | 'name' | 'text' | 'skills' | 'concepts';

/** Shortest part of a word that is found anywhere in it; a shorter part is found only at its beginning. */
const SHORTEST = 3;
/** Characters of an entry. Of a longer search text only the beginning is compared. */
const LONGEST = 16;
/** Most entries of one field: a company name has 40, a hundred skills have more. */
const MOST = 400;
/** The entry of a field with more words than are kept: every search must check such a field. */
export const MORE = '…';
/** Prefixes: of the beginning of a word, and of a sign (neither letter, digit nor blank). */
const START = '^';
const SIGN = '°';
/** Most words and signs of a search text that the index is asked for: one rare one is enough. */
const MOST_PARTS = 4;
/** Characters of a text that get entries: longer than any field. */
const MOST_TEXT = 50_000;
/** Characters of the entry of a whole word, which no pattern checks afterwards. */
const LONGEST_WORD = 40;
/** Most entries of words, and of pairs of words, of one field: fifty skills of a hundred characters have fewer. */
const MOST_WORDS = 1_000;

const MARKS = /\p{M}/gu;
const WORDS = /[\p{L}\p{N}]+/gu;
const MARK = /^\p{M}$/u;
const SIGNS = /[^\p{L}\p{N}\s]/gu;

/**
 * Returns a text as it is compared: without case, marks and variants of the same letters (ß is ss, ﬁ is fi). Texts that
 * a regular expression ignoring case treats as equal are equal here.
 */
export const folded = (text: string): string =>
  inParts(text).replaceAll(MARKS, '').toLowerCase().replaceAll('ς', 'σ');

const inParts = (text: string): string => text.toUpperCase().normalize('NFKD');
const wordsOf = (text: string): string[] => folded(text).match(WORDS) ?? [];
const signsOf = (text: string): string[] => inParts(text).match(SIGNS) ?? [];
/** Returns the entry of a sign, by its code point, so that no entry has special characters of a pattern. */
const entryOf = (sign: string): string => SIGN + (sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0');

/** Returns the entry of a concept. It ends with a sign, so that its prefix is of this concept alone. */
export const conceptEntry = (id: string): string => `=${id}=`;
/** Returns the beginning of the entries of words that begin so. */
export const wordEntry = (word: string): string => (START + word).slice(0, LONGEST_WORD);
/** Returns the entry of two words that follow one another. */
export const pairEntry = (word: string, next: string): string => `~${wordEntry(word)} ${wordEntry(next)}~`;

/** Returns the index entries of a field's value, for each way in which its kind is searched. */
export function searchWords(value: unknown, kind: SearchKind = 'literal'): string[] {
  const texts = (Array.isArray(value) ? value : [value]).filter((text) => typeof text === 'string');
  const text = texts.join('\n').slice(0, MOST_TEXT);
  return [
    ...new Set([
      ...(kind === 'concepts' ? [] : literalEntries(text)),
      ...(kind === 'literal' || kind === 'concepts' ? [] : wordEntries(text)),
      ...(kind === 'literal' || kind === 'name' ? [] : conceptEntries(text, kind)),
    ]),
  ];
}

const conceptEntries = (text: string, kind: SearchKind): string[] =>
  [...conceptsIn(text, { isList: kind === 'skills' })].map(conceptEntry);

function wordEntries(text: string): string[] {
  const words = foldedWords(text);
  const pairs = words.flatMap(({ word, isBehindBarrier }, i) =>
    i > 0 && !isBehindBarrier ? [pairEntry(words[i - 1]!.word, word)] : [],
  );
  const single = words.map(({ word }) => wordEntry(word));
  return [single, pairs].flatMap((entries) => [...new Set(entries)].slice(0, MOST_WORDS));
}

/**
 * Returns the entries by which a text is found literally: the marked beginning of each word, each ending of a word with at least
 * three letters, and each sign. So any part of a word is the beginning of an entry.
 */
function literalEntries(text: string): string[] {
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
 * Returns prefixes: each text that contains `q` has an entry for each of them, and so may other texts. Long words come
 * first, because they are rare. One or two letters alone are searched at the beginning of words. Empty if `q` is blank.
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
  // Marks are left out, so that a letter is found with and without them.
  const anywhere = [...inWords, ...signs.filter((sign) => !MARK.test(sign)).map(entryOf)];
  const parts =
    [anywhere, words.map((word) => START + word), signs.map(entryOf)].find(({ length }) => length > 0) ?? [];
  return [...new Set(parts)].slice(0, MOST_PARTS).map((part) => part.slice(0, LONGEST));
}
