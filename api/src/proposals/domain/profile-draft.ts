import type { ProposedEmployer, ProposedProfile } from '@consulting/contracts';
import { SKILLS } from '@consulting/contracts/vocabulary';
import type { Experience } from '../../shared/person/career.ts';

const YEAR = /(?:19|20)\d\d/;

const yearIn = (text: string): number | null => {
  const found = YEAR.exec(text);
  return found && Number(found[0]);
};

/** Returns the years from the first to the last of these positions; a position without an end goes on. */
function span(experience: readonly Experience[], thisYear: number): number | null {
  const froms = experience.flatMap(({ from }) => yearIn(from) ?? []);
  if (froms.length === 0) return null;
  const tos = experience.map(({ to }) => yearIn(to) ?? thisYear);
  return Math.max(0, Math.max(...tos) - Math.min(...froms));
}

/** How the vocabulary writes skills, by their small letters: profiles of freelancers keep these alone. */
const SPELLINGS = new Map(
  SKILLS.flatMap(({ en, de, aliases = [], inLists = [] }) => [en, de, ...aliases, ...inLists])
    .reverse()
    .map((name) => [name.toLowerCase(), name]),
);

/** What profiles of freelancers and of consultants have in common. */
interface Known {
  position: string;
  skills: readonly string[];
  availability: string;
  rate: string;
  experience: readonly Experience[];
}

/**
 * Returns what a profile says of a person, as far as it goes: employers without a name, whose branches the desk adds, and
 * no free text.
 */
export function draftOf(
  { position, skills, availability, rate, experience }: Known,
  now: Date,
): ProposedProfile {
  const thisYear = now.getUTCFullYear();
  return {
    position: position || (experience[0]?.role ?? ''),
    skills: skills.map((skill) => SPELLINGS.get(skill) ?? skill),
    years: span(experience, thisYear),
    languages: [],
    availability,
    rate,
    employers: experience.map((each): ProposedEmployer => ({
      branch: '',
      years: span([each], thisYear) ?? 0,
    })),
    text: '',
  };
}

/** Returns the profile to be asked about: fields that the desk has not sent are those of the draft. */
export function completed(sent: Partial<ProposedProfile>, draft: ProposedProfile): ProposedProfile {
  const known = { ...draft, employers: draft.employers.filter(({ branch }) => branch !== '') };
  return { ...known, ...sent };
}
