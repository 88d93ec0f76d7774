import { setImmediate as turn } from 'node:timers/promises';
import type { Language } from '@consulting/contracts';
import {
  nameOfSkill,
  sharedSkills,
  withBroaderSkills,
  type NamedSkill,
  type Naming,
} from '@consulting/contracts/vocabulary';
import { skillsOfEntry } from '../../named-skills.ts';
import type { SharedSkillsView } from './shared-skills.dto.ts';

/** Entries that are compared in one turn of the event loop. */
const IN_A_TURN = 10;

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
    const { ids, of } = sharedSkills(skillsOfEntry(naming(entry)), named);
    views.push({ ...view(entry), shared: { words: ids.map((id) => nameOfSkill(id, language)), of } });
    if (i % IN_A_TURN === IN_A_TURN - 1) await turn();
  }
  return views;
}
