import { PROPOSAL, PROPOSAL_LOOKS, type ProposalLookKind } from '@consulting/contracts';

/** One look of the company at the profile. */
export interface ProposalLook {
  at: Date;
  /** The company's name. */
  by: string;
  what: ProposalLookKind;
}

/** Numbers of looks by kind. */
export type LookCounts = Record<ProposalLookKind, number>;

export const NO_LOOKS: LookCounts = { list: 0, profile: 0, document: 0 };

/** The looks that are kept of too many, and how many of each kind are not. */
export interface TrimmedLooks {
  /** The newest last. */
  kept: ProposalLook[];
  dropped: LookCounts;
}

/**
 * Keeps at most `PROPOSAL.looks`: the first and the last of each kind, and the newest of the others, so that nobody erases
 * earlier looks by looking often. `looks`: the newest last.
 */
export function trimmedLooks(looks: readonly ProposalLook[]): TrimmedLooks {
  const ends = new Set(
    PROPOSAL_LOOKS.flatMap((kind) => {
      const ofKind = looks.filter(({ what }) => what === kind);
      return [ofKind[0], ofKind.at(-1)];
    }),
  );
  const others = looks.filter((look) => !ends.has(look));
  const dropped = new Set(others.slice(0, Math.max(0, looks.length - PROPOSAL.looks)));
  return { kept: looks.filter((look) => !dropped.has(look)), dropped: countOf([...dropped]) };
}

/** Returns how many looks of each kind there were, also those that were dropped. */
export function countLooks(all: { looks: readonly ProposalLook[]; droppedLooks: LookCounts }): LookCounts {
  const kept = countOf(all.looks);
  const { list, profile, document } = all.droppedLooks;
  return {
    list: list + kept.list,
    profile: profile + kept.profile,
    document: document + kept.document,
  };
}

function countOf(looks: readonly ProposalLook[]): LookCounts {
  const counts = { ...NO_LOOKS };
  for (const { what } of looks) counts[what]++;
  return counts;
}
