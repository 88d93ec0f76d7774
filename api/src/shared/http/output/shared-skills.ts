import { setImmediate as turn } from 'node:timers/promises';
import type { Language } from '@consulting/contracts';
import {
  nameOfSkill,
  sharedSkills,
  skillsNamed,
  withBroaderSkills,
  type NamedSkill,
  type Naming,
} from '@consulting/contracts/vocabulary';

/** What the reader shares with an entry: computed for this answer, stored nowhere, told to nobody else. */
export class SharedSkillsView {
  /** The skills of the entry that the reader names too, by their names in the reader's language. @example ["ABAP", "RAP"] */
  words: string[];

  /** How many skills the entry names. @example 6 */
  of: number;
}

/** Entries that are compared in one turn of the event loop. */
const IN_A_TURN = 20;

/**
 * Returns the views of entries, each with what a reader who names these skills shares with it. Without a reader the views
 * as they are.
 */
export async function withShared<Entry, View extends object>(
  entries: readonly Entry[],
  reader: readonly NamedSkill[] | null,
  {
    naming,
    language,
    view,
  }: { naming: (entry: Entry) => Naming; language: Language; view: (entry: Entry) => View },
): Promise<(View & { shared?: SharedSkillsView })[]> {
  if (!reader) return entries.map(view);
  const named = withBroaderSkills(reader);
  const views: (View & { shared: SharedSkillsView })[] = [];
  for (const [i, entry] of entries.entries()) {
    const { ids, of } = sharedSkills(skillsNamed(naming(entry)), named);
    views.push({ ...view(entry), shared: { words: ids.map((id) => nameOfSkill(id, language)), of } });
    if (i % IN_A_TURN === IN_A_TURN - 1) await turn();
  }
  return views;
}
