import { foldedWords, foldUmlauts } from '@consulting/contracts/vocabulary';

/** A word of a text, in UTF-16 code units of `source` and of `letters`; each end is the first one behind it. */
export interface JoinedWord {
  from: number;
  to: number;
  start: number;
  end: number;
}

/** The words of a text in one spelling, written together: umlauts, apostrophes, hyphens and blanks tell none apart. */
export interface JoinedWords {
  source: string;
  letters: string;
  words: readonly JoinedWord[];
}

/** Words of a text that are those of a name, by their places in its words. */
export interface FoundWords {
  first: number;
  last: number;
  /** As it is written. */
  piece: string;
}

const WORD = /[\p{L}\p{M}\p{N}\p{Cf}]+/gu;

const fold = (word: string): string =>
  foldedWords(word)
    .map(({ word: folded }) => foldUmlauts(folded))
    .join('');

/** Returns the words of a text that have as many letters, or more. */
export function joinedWords(source: string, fewest = 1): JoinedWords {
  const words: JoinedWord[] = [];
  let letters = '';
  for (const { 0: written, index } of source.matchAll(WORD)) {
    const word = fold(written);
    if (word.length < fewest) continue;
    const [start, end] = [letters.length, letters.length + word.length];
    words.push({ from: index, to: index + written.length, start, end });
    letters += word;
  }
  return { source, letters, words };
}

/** Returns a name as `wordsIn` looks for it: its words one by one, and as one word, which differ where "a" meets "e". */
export function keysOf(name: string): string[] {
  const { letters } = joinedWords(name);
  return [...new Set([letters, foldUmlauts(letters)])].filter(Boolean);
}

/** Returns each place at which whole words are one of these keys, also with a genitive's s or digits behind them. */
export function wordsIn({ source, letters, words }: JoinedWords, keys: readonly string[]): FoundWords[] {
  const found: FoundWords[] = [];
  for (const key of keys)
    for (let start = letters.indexOf(key); start !== -1; start = letters.indexOf(key, start + 1)) {
      const end = start + key.length;
      const [first, last] = [wordAt(words, start), wordAt(words, end - 1)];
      const [begin, finish] = [words[first]!, words[last]!];
      if (begin.start !== start || !/^(?:s|\d+)?$/.test(letters.slice(end, finish.end))) continue;
      found.push({ first, last, piece: source.slice(begin.from, finish.to) });
    }
  return found.sort((a, b) => a.first - b.first);
}

/** Returns which word has the letter at a place, by bisection. */
function wordAt(words: readonly JoinedWord[], place: number): number {
  let [low, high] = [0, words.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (words[middle]!.start <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}
