import { skillsNamed, type NamedSkill, type Naming } from '@consulting/contracts/vocabulary';
import { BodyCache } from './body-cache.ts';

/**
 * What texts of entries name: finding concepts in a text takes a tenth of a millisecond, entries are compared by the
 * hundred, and most have the same skills. Only texts of entries, never those of readers.
 */
const known = new BodyCache<readonly NamedSkill[]>(6 * 1024 * 1024);

/** Returns the skills that an entry names, each once, in the order of its texts. */
export function skillsOfEntry({ skills = [], texts = [] }: Naming): NamedSkill[] {
  const named = [
    ...skills.flatMap((skill) => remembered(`skill ${skill}`, () => skillsNamed({ skills: [skill] }))),
    ...texts.flatMap((text) => remembered(`text ${text}`, () => skillsNamed({ texts: [text] }))),
  ];
  return [...new Map(named.map((ids) => [ids.join(), ids])).values()];
}

function remembered(key: string, find: () => NamedSkill[]): readonly NamedSkill[] {
  const before = known.get(key);
  if (before) return before;
  const found = find();
  known.set(key, found, key.length * 2);
  return found;
}
