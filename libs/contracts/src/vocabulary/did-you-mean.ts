/** Corrections of a search text that found nothing. */

import { writtenTogether } from './folding.ts';
import { partsOf } from './matching.ts';
import { CONCEPTS } from './vocabulary.ts';

/** Corrected parts of a search text: more are no slips of the finger. */
const MOST_CORRECTED = 3;
/** Letters from which a word may have one edit, and two. */
const [ONE_EDIT, TWO_EDITS] = [5, 8];

/** The spellings that a slip of the finger is compared with. */
const SPELLINGS = CONCEPTS.flatMap(({ en, de, aliases = [] }) =>
  [en, de, ...aliases].map((text) => {
    const key = writtenTogether(text);
    return { text, key, letters: lettersOf(key) };
  }),
);

/** Returns a bit for each letter of a word; digits and others share bits. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let i = 0; i < word.length; i++) bits |= 1 << (word.charCodeAt(i) % 32);
  return bits;
}

/** Returns whether words with these letters may be so few edits apart: each changes at most two of them. */
function mayBe(one: number, other: number, edits: number): boolean {
  let differing = one ^ other;
  let count = 0;
  for (; differing !== 0; differing &= differing - 1) count++;
  return count <= 2 * edits;
}

/** Returns a search text with its slips corrected to names of the vocabulary; null if none is one or two edits away. */
export function didYouMean(text: string): string | null {
  const parts = partsOf(text);
  const unknown = parts.filter(({ concepts }) => concepts.length === 0);
  if (unknown.length === 0 || unknown.length > MOST_CORRECTED) return null;
  const whole = nearest(writtenTogether(text));
  if (whole !== undefined) return whole;
  const corrected = parts.map(({ words, concepts }) => ({
    words,
    name: concepts.length === 0 ? nearest(words.join('')) : undefined,
  }));
  if (corrected.every(({ name }) => name === undefined)) return null;
  return corrected.map(({ words, name }) => name ?? spelled(text, words)).join(' ');
}

/** Returns a part as it was typed, where it can be told. */
const spelled = (text: string, words: readonly string[]): string =>
  text.split(/\s+/).find((each) => writtenTogether(each) === words.join('')) ?? words.join(' ');

function nearest(key: string): string | undefined {
  const edits = key.length >= TWO_EDITS ? 2 : key.length >= ONE_EDIT ? 1 : 0;
  if (edits === 0) return undefined;
  let best: { text: string; distance: number } | undefined;
  const letters = lettersOf(key);
  for (const spelling of SPELLINGS) {
    if (!mayBe(letters, spelling.letters, edits)) continue;
    const distance = oneOrTwoEdits(key, spelling.key);
    if (distance <= edits && distance < (best?.distance ?? Infinity))
      best = { text: spelling.text, distance };
  }
  return best?.text;
}

const MOST_EDITS = 2;

/**
 * Returns how many letters must be inserted, removed, replaced or exchanged with their neighbour to make one word the
 * other (optimal string alignment); Infinity if more than two.
 */
function oneOrTwoEdits(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > MOST_EDITS) return Infinity;
  let [before, row] = [[] as number[], Array.from({ length: other.length + 1 }, (_, i) => i)];
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      let edits = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        edits = Math.min(edits, before[j - 2]! + 1);
      next.push(edits);
    }
    if (Math.min(...next) > MOST_EDITS) return Infinity;
    [before, row] = [row, next];
  }
  return row.at(-1)! > MOST_EDITS ? Infinity : row.at(-1)!;
}
