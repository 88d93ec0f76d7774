/** Which concepts of the vocabulary a text has, and the parts of a search text. */

import type { Concept } from './concept.ts';
import { foldedWords, writtenTogether, type Word } from './folding.ts';
import { CONCEPTS } from './vocabulary.ts';

/** Most words of an alias. */
const MOST_WORDS = 6;
const LETTER = /^\p{L}$/u;
const STARTS_WITH_DIGIT = /^\p{N}/u;
const LIST_ENTRIES = /[,;|\n]/;

/** Ids of the concepts by their aliases, written together. */
const ALIASES = idsBy(({ en, de, aliases = [] }) => [en, de, ...aliases].map(writtenTogether));
/** Ids by words that are aliases only as a whole entry of a list of skills. */
const LIST_ALIASES = idsBy(({ inLists = [] }) => inLists.map(writtenTogether));
/** Phrases without a concept of their own, in which an alias means something else. */
const PHRASES = new Set(
  CONCEPTS.flatMap(({ notBeside = [] }) => notBeside).map((phrase) => withoutNumbers(foldedWords(phrase))),
);
/** Concepts that others name together. */
const COMPOSED = CONCEPTS.flatMap(({ id, consistsOf }) => (consistsOf ? [{ id, consistsOf }] : []));
const BROADER = new Map(CONCEPTS.map(({ id, broader = [] }) => [id, broader]));
const WITH_BROADER = new Map(CONCEPTS.map(({ id }) => [id, [...withBroader(id)]]));

function idsBy(aliasesOf: (concept: Concept) => string[]): Map<string, string[]> {
  const all = new Map<string, string[]>();
  for (const concept of CONCEPTS) {
    for (const alias of new Set(aliasesOf(concept))) all.set(alias, [...(all.get(alias) ?? []), concept.id]);
  }
  return all;
}

function withBroader(id: string, known = new Set<string>()): Set<string> {
  if (!known.has(id)) {
    known.add(id);
    for (const broader of BROADER.get(id) ?? []) withBroader(broader, known);
  }
  return known;
}

/** Returns words written together, with `0` for each number. */
function withoutNumbers(words: readonly Word[]): string {
  return words.map(({ word }) => (/^\p{N}+$/u.test(word) ? '0' : word)).join('');
}

/** A run of words that is an alias; `ids` is empty for a phrase that means something else. */
interface Run {
  ids: readonly string[];
  words: readonly Word[];
}

/** Returns the runs of a text: the longest alias at each word, which uses its words up, or the word alone. */
function runsOf(words: readonly Word[]): (Run & { isAlias: boolean })[] {
  const runs = [];
  for (let from = 0; from < words.length;) {
    const run = longestAt(words, from);
    runs.push(run ? { ...run, isAlias: true } : { ids: [], words: [words[from]!], isAlias: false });
    from += run?.words.length ?? 1;
  }
  return runs;
}

function longestAt(words: readonly Word[], from: number): Run | undefined {
  let end = from + 1;
  while (end < words.length && end < from + MOST_WORDS && !words[end]!.isBehindBarrier) end++;
  for (let to = end; to > from; to--) {
    const run = words.slice(from, to);
    const ids = isBroken(run, words[to]) ? undefined : ALIASES.get(run.map(({ word }) => word).join(''));
    if (ids) return { ids, words: run };
    if (PHRASES.has(withoutNumbers(run))) return { ids: [], words: run };
  }
  return undefined;
}

/**
 * Tells whether words must not be written together: single letters alone, as in "(w/m/d)" and "p.m."; the "S" of
 * "Consultant S/4HANA", which is no "Consultants"; the "s" of "the client's 4 plants", which is no "S4".
 */
function isBroken(run: readonly Word[], next: Word | undefined): boolean {
  const [first, second, last] = [run[0]!, run[1], run.at(-1)!];
  if (!second) return false;
  const isInitials = run.every(({ word }) => LETTER.test(word));
  const startsWithin = LETTER.test(first.word) && first.isGlued && !second.isGlued;
  const endsWithin = LETTER.test(last.word) && next?.isGlued === true && STARTS_WITH_DIGIT.test(next.word);
  return isInitials || startsWithin || endsWithin;
}

/**
 * Returns the ids of the concepts in a text, with all that are broader. In a list of skills (`isList`) everyday words
 * count too: "Go, REST, R".
 */
export function conceptsIn(text: string, { isList = false } = {}): Set<string> {
  const found = allWithBroader(aliasesIn(text, { isList }).flat());
  for (const { id, consistsOf } of COMPOSED) if (consistsOf.every((part) => found.has(part))) found.add(id);
  return found;
}

/** Returns the ids of concepts with those of all that are broader. */
export const allWithBroader = (ids: readonly string[]): Set<string> =>
  new Set(ids.flatMap((id) => WITH_BROADER.get(id) ?? []));

/**
 * Returns the concepts of each alias in a text, in its order: several ids where an alias has several meanings ("PM"). In
 * a list of skills (`isList`) everyday words count too.
 */
export function aliasesIn(text: string, { isList = false } = {}): (readonly string[])[] {
  return isList ? text.split(LIST_ENTRIES).flatMap((entry) => aliasesOfEntry(entry)) : aliasesOfText(text);
}

const aliasesOfText = (text: string): (readonly string[])[] =>
  runsOf(foldedWords(text)).flatMap(({ ids }) => (ids.length > 0 ? [ids] : []));

function aliasesOfEntry(entry: string): (readonly string[])[] {
  const everyday = LIST_ALIASES.get(writtenTogether(entry));
  return [...(everyday ? [everyday] : []), ...aliasesOfText(entry)];
}

/** Returns the ids of the concepts that a text as a whole names; none where it says anything else. */
export const conceptsOfWhole = (text: string): readonly string[] => ALIASES.get(writtenTogether(text)) ?? [];

/** A part of a search text; an entry is found that has each of them. */
export interface SearchPart {
  /** Its folded words, at least one. One alone is the beginning of a word, several are whole words in this order. */
  words: readonly string[];
  /** The concepts that it means, of which any is enough; without any it is searched by its words. */
  concepts: readonly string[];
}

/** Returns the parts of a search text: the concepts in it, and the words that are left. None if it has no letters. */
export function partsOf(text: string, { isList = false } = {}): SearchPart[] {
  const words = foldedWords(text);
  const everyday = isList ? LIST_ALIASES.get(writtenTogether(text)) : undefined;
  if (everyday) {
    const others = ALIASES.get(writtenTogether(text)) ?? [];
    return [{ words: words.map(({ word }) => word), concepts: [...everyday, ...others] }];
  }
  const parts: { words: string[]; concepts: readonly string[]; isOpen: boolean }[] = [];
  for (const { ids, words: run, isAlias } of runsOf(words)) {
    const own = run.map(({ word }) => word);
    const before = parts.at(-1);
    // Words with a sign between them, and none of them an alias, are one part.
    if (!isAlias && before?.isOpen && run[0]!.isGlued) before.words.push(...own);
    else if (isAlias && ids.length === 0)
      parts.push(...own.map((word) => ({ words: [word], concepts: [], isOpen: false })));
    else parts.push({ words: own, concepts: ids, isOpen: !isAlias });
  }
  return parts.map(({ words: own, concepts }) => ({ words: own, concepts }));
}
