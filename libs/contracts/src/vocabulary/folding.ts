/**
 * Folding makes spellings of a word equal that people do not tell apart: "Duesseldorf" and "Düsseldorf", "S/4-HANA" and
 * "s/4 hana". A change of it must raise `VOCABULARY_VERSION`, because folded words are stored.
 */

/** Words of this length and more are written with umlauts or without: "Koeln", but not "CoE". */
const SHORTEST_WITH_UMLAUT = 5;

const INVISIBLE = /[\p{Cf}®™©]/gu;
const MARKS = /\p{M}/gu;
/** Letters that NFKD does not take apart. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ς: 'σ',
};
const LETTER = /[ßłøđæœıς]/g;
/**
 * A word, which `+` and `#` may end ("C++", "C#"), but which they do not join to another ("SAP+ABAP"); or a sign that
 * separates no words, such as `*` or an emoji.
 */
const WORD =
  /[\p{L}\p{N}]+(?:[+#]+(?!\p{L}))?|[^\p{L}\p{N}\p{M}\p{Z}\p{C}\p{Pd}\p{Ps}\p{Pe}\p{Pi}\p{Pf}/_.·•,;:&|"'+#]/gu;
/** Separates the entries of a list. */
const BARRIER = /[,;|\n]/;
const UMLAUT = /([aou])e/g;

/** A folded word of a text. */
export interface Word {
  word: string;
  /** Only signs, no blank, are between it and the word before: "CO" in "FI/CO". */
  isGlued: boolean;
  /** It begins another entry of a list: "CO" in "FI, CO". */
  isBehindBarrier: boolean;
}

/**
 * The ending by which a German word for people names women too, and the signs that are written before it: "Berater:in",
 * "Berater*innen", "Berater/-in", "BeraterInnen". All are "Beraterin", which "Berater" finds as well.
 */
const GENDER =
  /(?<=\p{L}(?:er|or|ur|st|nt|kt|rt|ll|at|eg|og|in))(?:(?:[*:_·]|\/-?)[iI]n|(?<=\p{Ll})In)(?:nen)?(?![\p{L}\p{N}])/gu;
/** Within a name: "O'Neill", "L’Oréal". */
const APOSTROPHE = /(?<=\p{L})['’ʼ‘`´](?=\p{L})/gu;
/** Behind a word, in place of its other endings: "SAP*". */
const WILDCARD = /(?<=[\p{L}\p{N}])\*+(?![^\s,;)])/gu;

const foldLetters = (text: string): string =>
  text
    .replaceAll(INVISIBLE, '')
    .replaceAll(GENDER, 'in')
    .replaceAll(APOSTROPHE, '')
    .replaceAll(WILDCARD, '')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(MARKS, '')
    .replaceAll(LETTER, (letter) => LETTERS[letter]!);

/** Returns a folded word with each ae, oe and ue as one letter. */
export const foldUmlauts = (word: string): string => word.replaceAll(UMLAUT, '$1');

/** Returns the folded words of a text, in their order; none if it has nothing but blanks and separators. */
export function foldedWords(text: string): Word[] {
  const letters = foldLetters(text);
  let end = 0;
  return [...letters.matchAll(WORD)].map(({ 0: word, index }, i) => {
    const between = letters.slice(end, index);
    end = index + word.length;
    return {
      word: word.length < SHORTEST_WITH_UMLAUT ? word : foldUmlauts(word),
      isGlued: i > 0 && !/\s/.test(between),
      isBehindBarrier: i > 0 && BARRIER.test(between),
    };
  });
}

/** Returns a text as folded words without blanks: how two spellings of an alias are compared. */
export const writtenTogether = (text: string): string =>
  foldedWords(text)
    .map(({ word }) => word)
    .join('');
