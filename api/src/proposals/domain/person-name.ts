import { joinedWords, keysOf, wordsIn, type JoinedWords } from './joined-words.ts';
import type { ProposedPerson } from './person.ts';

/** What a person's name is looked for by, as `keysOf` returns it. */
export interface NameKeys {
  /** In either order, whole or with a part of each. */
  full: readonly string[];
  surname: readonly string[];
  /** The parts of a double surname. */
  parts: readonly string[];
  /** The first letters of the first names. */
  initials: ReadonlySet<string>;
  /** Surname with an initial, written as one word. */
  glued: readonly string[];
}

/** Words within surnames that say nothing by themselves. */
const PARTICLES = new Set(
  'von vom van der den dem des de del della di da dos das du la le el al bin ibn ben zu zum zur und y of'.split(
    ' ',
  ),
);
/** Most parts of a name that are looked for one by one. */
const MOST_PARTS = 6;

/** Returns the parts of a name, each of which may stand for it: "Groß" and "Müller". */
const partsOf = (name: string, fewest: number): string[] =>
  name
    .split(/[\s-]/)
    .filter((part) => part.length >= fewest && !PARTICLES.has(part.toLowerCase()))
    .slice(0, MOST_PARTS);

export function nameKeys({
  first_name: first,
  last_name: last,
}: Pick<ProposedPerson, 'first_name' | 'last_name'>): NameKeys {
  const surname = keysOf(last);
  const parts = partsOf(last, 3).flatMap(keysOf);
  // Without a surname a part of the name says nothing by itself.
  const firsts = surname.length === 0 ? [first] : [first, ...partsOf(first, 2)];
  const full = firsts.flatMap((one) =>
    [last, ...partsOf(last, 3)].flatMap((other) => [
      ...keysOf(`${one} ${other}`),
      ...keysOf(`${other} ${one}`),
    ]),
  );
  const initials = new Set(partsOf(first, 1).flatMap((part) => keysOf(part.slice(0, 1))));
  const glued = [...initials].flatMap((initial) => surname.map((key) => initial + key));
  return { full: [...new Set(full)], surname, parts, initials, glued };
}

/** Returns the first place that is the full name, or the surname with an initial; null for none. */
export function fullNameIn(words: JoinedWords, keys: NameKeys): string | null {
  const found = wordsIn(words, keys.full)[0];
  if (found) return found.piece;
  // Without single letters: "Anna M. Berger".
  const within = wordsIn(joinedWords(words.source, 2), keys.full)[0];
  return within?.piece ?? withInitial(words, keys);
}

/** Returns the first "J. O'Neill", "O'Neill, J." or "joneill". */
function withInitial(text: JoinedWords, { initials, glued, surname }: NameKeys): string | null {
  const { source, letters, words } = text;
  const together = wordsIn(text, glued).find(({ first, last }) => first === last);
  if (together) return together.piece;
  const initialAt = (place: number) => {
    const word = words[place];
    return word && initials.has(letters.slice(word.start, word.end)) ? word : null;
  };
  for (const { first, last } of wordsIn(text, surname)) {
    const [before, after] = [initialAt(first - 1), initialAt(last + 1)];
    const [from, to] = [words[first]!.from, words[last]!.to];
    if (before && /^(?:\.\s?|[_-])$/.test(source.slice(before.to, from)))
      return source.slice(before.from, to);
    if (after && /^,?\s?$/.test(source.slice(to, after.from)) && source[after.to] === '.')
      return source.slice(from, after.to + 1);
  }
  return null;
}

/** Returns the first place that is the surname, or a part of a double one that begins as names do; null for none. */
export function surnameIn(words: JoinedWords, { surname, parts }: NameKeys): string | null {
  const found =
    wordsIn(words, surname)[0] ?? wordsIn(words, parts).find(({ piece }) => /^\p{Lu}/u.test(piece));
  return found?.piece ?? null;
}
