/** Hints for a typed text: its other names, and names to choose from. */

import { LANGUAGES, type Language } from '../languages.ts';
import type { Concept } from './concept.ts';
import { foldUmlauts, writtenTogether } from './folding.ts';
import { partsOf } from './matching.ts';
import { CONCEPTS, PLACES, SKILLS } from './vocabulary.ts';

export const SUGGESTION_KINDS = ['skill', 'place'] as const;
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];

export interface Suggestion {
  text: string;
  kind: SuggestionKind;
}

/** Most suggestions, and most other names of what was typed. */
const MOST = 10;
const MOST_OTHERS = 6;

const BY_ID = new Map(CONCEPTS.map((concept) => [concept.id, concept]));

/** Returns the names of a concept, those of this language first. */
const namesOf = ({ en, de, aliases = [] }: Concept, language: Language): string[] =>
  language === 'de' ? [de, en, ...aliases] : [en, de, ...aliases];

/** Returns the other names of the concepts in a search text, each once: "S/4HANA" for "S4HANA". */
export function alsoSearched(text: string, language: Language): string[] {
  const typed = text.toLowerCase();
  const found = new Map<string, string>();
  for (const { concepts } of text.split(',').flatMap((entry) => partsOf(entry, { isList: true }))) {
    for (const name of concepts.flatMap((id) => namesOf(BY_ID.get(id)!, language))) {
      const key = writtenTogether(name);
      if (!found.has(key) && !typed.includes(name.toLowerCase())) found.set(key, name);
    }
  }
  return [...found.values()].slice(0, MOST_OTHERS);
}

/** How often the texts of open postings are used, by kind and their words written together. */
export type Uses = Readonly<Record<SuggestionKind, ReadonlyMap<string, { text: string; count: number }>>>;

export const NO_USES: Uses = { skill: new Map(), place: new Map() };

interface Candidate extends Suggestion {
  /** The names by whose beginnings it is found, written together. */
  keys: readonly string[];
}

const CANDIDATES = new Map(
  LANGUAGES.map((language) => [
    language,
    [...candidates(SKILLS, 'skill', language), ...candidates(PLACES, 'place', language)],
  ]),
);

function candidates(concepts: readonly Concept[], kind: SuggestionKind, language: Language): Candidate[] {
  return concepts.map((concept) => ({
    text: language === 'de' ? concept.de : concept.en,
    kind,
    keys: [...new Set([...namesOf(concept, language), ...(concept.inLists ?? [])].map(writtenTogether))],
  }));
}

/**
 * Returns at most ten names that begin like `q`, those of open postings first, the most used of them before others.
 * Without a text the most used ones.
 */
export function suggestionsFor(
  q: string,
  { kind, language, uses }: { kind?: SuggestionKind | undefined; language: Language; uses: Uses },
): Suggestion[] {
  const beginning = writtenTogether(q);
  if (q.trim() !== '' && beginning === '') return [];
  // A word that is not finished may be too short to have its umlauts folded: "Muen".
  const beginnings = [beginning, foldUmlauts(beginning)];
  return [...CANDIDATES.get(language)!, ...otherTexts(uses, language)]
    .flatMap((candidate) => {
      const key = candidate.keys.findIndex((each) => beginnings.some((start) => each.startsWith(start)));
      if ((kind !== undefined && kind !== candidate.kind) || key < 0) return [];
      const count = sum(candidate.keys.map((each) => uses[candidate.kind].get(each)?.count ?? 0));
      // A name that is typed whole comes first, and its own name before other names of it.
      return [{ candidate, count, isOther: key > 0, isWhole: candidate.keys.includes(beginning) }];
    })
    .toSorted(
      (one, other) =>
        Number(other.isWhole) - Number(one.isWhole) ||
        other.count - one.count ||
        Number(one.isOther) - Number(other.isOther) ||
        one.candidate.text.length - other.candidate.text.length,
    )
    .slice(0, MOST)
    .map(({ candidate: { text, kind: its } }) => ({ text, kind: its }));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

const KNOWN = new Map(
  LANGUAGES.map((language) => [
    language,
    new Set(CANDIDATES.get(language)!.flatMap(({ kind, keys }) => keys.map((key) => `${kind} ${key}`))),
  ]),
);

/** Returns the used texts that are no names of the vocabulary. */
const otherTexts = (uses: Uses, language: Language): Candidate[] =>
  SUGGESTION_KINDS.flatMap((kind) =>
    [...uses[kind]]
      .filter(([key]) => !KNOWN.get(language)!.has(`${kind} ${key}`))
      .map(([key, { text }]) => ({ text, kind, keys: [key] })),
  );
