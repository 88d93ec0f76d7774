/**
 * What a search text finds in lists that speak the vocabulary of the trade: entries that contain it literally, or in
 * which each of its parts is found, a concept by any of its names and a word by its beginning. Commas separate
 * alternatives.
 */

import { splitList } from '@consulting/contracts';
import { partsOf, type SearchPart } from '@consulting/contracts/vocabulary';
import { beginningWith } from '../database/queries/literal.ts';
import { anyFieldContains, containingEveryWord } from './containing.ts';
import { conceptEntry, pairEntry, wordEntry } from './search-words.ts';
import { pathOfWords, type SearchedFields } from './searched.ts';

/** A concept's name of so many letters is part of too many other words ("FI" of "Fiori"). */
const SHORT_ALIAS = 3;

interface Rule {
  /** Whether the text is matched literally as a whole, or word by word in any field. */
  literally: 'whole' | 'every word';
  /** The text is of skills alone: "Go" is the language, and a short alias is not found within words. */
  isOfSkills?: boolean;
}
/** How titles are searched. */
const WHOLE: Rule = { literally: 'whole' };
/** How people are searched, whose names are several fields. */
export const EVERY_WORD: Rule = { literally: 'every word' };
/** How the home page and the filters by skills search. */
export const OF_SKILLS: Rule = { literally: 'whole', isOfSkills: true };

/** Returns filters for documents that a search text finds in these fields; none if there is no text. */
export function finding(fields: SearchedFields, text: string | undefined, rule = WHOLE): object[] {
  if (text === undefined || text.trim() === '') return [];
  const alternatives = splitList(text);
  if (rule.isOfSkills && alternatives.length === 0) return [];
  // An entry may contain the text with its commas.
  const whole = text.includes(',') ? literal(fields, text, rule) : [];
  return [{ $or: [...whole, ...alternatives.flatMap((alternative) => found(fields, alternative, rule))] }];
}

function found(fields: SearchedFields, text: string, rule: Rule): object[] {
  const parts = partsOf(text, { isList: rule.isOfSkills ?? false });
  const byParts = parts.length > 0 ? [{ $and: rareFirst(parts).map((part) => partIn(fields, part)) }] : [];
  const isAliasOnly = rule.isOfSkills && parts.length === 1 && isShortAlias(parts[0]!);
  return isAliasOnly ? byParts : [...byParts, ...literal(fields, text, rule)];
}

const literal = (fields: SearchedFields, text: string, { literally }: Rule): object[] =>
  literally === 'whole'
    ? [anyFieldContains(Object.keys(fields), [text])]
    : [{ $and: containingEveryWord(Object.keys(fields), text) }];

const isShortAlias = ({ words, concepts }: SearchPart): boolean =>
  concepts.length > 0 && words.join('').length <= SHORT_ALIAS;

/** Long words first: they are rare, and when one is not found the others are not looked for. */
const rareFirst = (parts: readonly SearchPart[]): SearchPart[] =>
  parts.toSorted((one, other) => other.words.join('').length - one.words.join('').length);

const partIn = (fields: SearchedFields, part: SearchPart): object => ({
  $or: Object.entries(fields).flatMap<object>(([field, kind]) => {
    const words = pathOfWords(field);
    const hasConcepts = kind === 'text' || kind === 'skills';
    return hasConcepts && part.concepts.length > 0
      ? part.concepts.map((id) => ({ $and: [{ [words]: beginningWith(conceptEntry(id)) }] }))
      : [{ $and: entriesOf(part.words).map((entry) => ({ [words]: beginningWith(entry) })) }];
  }),
});

/** Returns the entries that a text with these words has: one word is the beginning of a word. */
function entriesOf([first, ...others]: readonly string[]): string[] {
  const pairs = others.map((word, i) => pairEntry(i === 0 ? first! : others[i - 1]!, word));
  return pairs.length > 0 ? pairs : [wordEntry(first!)];
}
