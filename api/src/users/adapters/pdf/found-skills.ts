import { skillsNamed } from '@consulting/contracts/vocabulary';
import type { FoundSkill } from '../../application/cv-reader.port.ts';

/** Separates the entries of a line that lists things. */
const ENTRIES = /[,;|•·/]/;
/** A line with so many short entries lists skills, so that everyday words count in it ("Go, R, Java"). */
const FEWEST_ENTRIES = 3;
const LONGEST_ENTRY = 30;

/** Returns the skills that lines name, each with the first line in which it stands. */
export function foundSkills(lines: readonly string[]): FoundSkill[] {
  const found = new Map<string, FoundSkill>();
  for (const line of lines)
    for (const id of skillsNamed(namingOf(line)).flat()) if (!found.has(id)) found.set(id, { id, line });
  return [...found.values()];
}

function namingOf(line: string) {
  const entries = line.split(ENTRIES).map((entry) => entry.trim());
  const isList = entries.length >= FEWEST_ENTRIES && entries.every(({ length }) => length <= LONGEST_ENTRY);
  return { texts: [line], skills: isList ? entries : [] };
}
