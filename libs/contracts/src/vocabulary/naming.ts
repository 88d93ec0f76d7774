/** Which skills of the vocabulary texts name, and what two texts have in common. */

import type { Language } from '../languages.ts';
import type { Concept } from './concept.ts';
import { aliasesIn, allWithBroader } from './matching.ts';
import { SKILLS } from './vocabulary.ts';

const BY_ID = new Map<string, Concept>(SKILLS.map((concept) => [concept.id, concept]));

/** Texts that name skills: lists of skills alone, in which everyday words count ("Go"), and other texts. */
export interface Naming {
  skills?: readonly string[];
  texts?: readonly string[];
}

/** A skill that is named: the ids of what it means, more than one for an abbreviation with several meanings ("PM"). */
export type NamedSkill = readonly [string, ...string[]];

/** Returns the skills that texts name, each once, in their order. Places and terms of work are none. */
export function skillsNamed({ skills = [], texts = [] }: Naming): NamedSkill[] {
  const aliases = [...aliasesIn(skills.join('\n'), { isList: true }), ...aliasesIn(texts.join('\n'))];
  const named = aliases.map((ids) => ids.filter((id) => BY_ID.has(id))).filter(isNamed);
  return [...new Map(named.map((ids) => [ids.join(), ids])).values()];
}

const isNamed = (ids: string[]): ids is [string, ...string[]] => ids.length > 0;

/** Returns the ids of skills with all that are broader: who names S/4HANA also names HANA. */
export const withBroaderSkills = (named: readonly NamedSkill[]): ReadonlySet<string> =>
  allWithBroader(named.flat());

/** What a reader shares with an entry. */
export interface SharedSkills {
  /** Ids of the entry's skills that the reader names too, in the entry's order. */
  ids: string[];
  /** How many skills the entry names. */
  of: number;
}

/** Returns which of an entry's skills a reader names. `reader`: the ids of `withBroaderSkills`. */
export function sharedSkills(entry: readonly NamedSkill[], reader: ReadonlySet<string>): SharedSkills {
  return {
    ids: [...new Set(entry.flatMap((skill) => skill.find((id) => reader.has(id)) ?? []))],
    of: entry.length,
  };
}

/** Returns the name of a skill. */
export function nameOfSkill(id: string, language: Language): string {
  return BY_ID.get(id)?.[language] ?? '';
}
