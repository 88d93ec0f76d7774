import type { ProposalLookKind, ProposalState } from '@consulting/contracts';
import { t } from '@lingui/core/macro';

export const PROPOSAL_TONES = {
  asked: 'care',
  shown: 'new',
  interested: 'ok',
  'not-interested': 'bad',
  declined: 'bad',
  expired: 'over',
  withdrawn: 'over',
} as const satisfies Record<ProposalState, string>;

export const PROPOSAL_WORDS: Record<ProposalState, string> = {
  asked: t({ message: 'Asked', context: 'proposal' }),
  shown: t({ message: 'Shown', context: 'proposal' }),
  interested: t({ message: 'Interested', context: 'proposal' }),
  'not-interested': t({ message: 'Not interested', context: 'proposal' }),
  declined: t({ message: 'Declined', context: 'proposal' }),
  expired: t({ message: 'Not answered', context: 'proposal' }),
  withdrawn: t({ message: 'Withdrawn', context: 'proposal' }),
};

/** How the company saw the profile. */
export const LOOK_WORDS: Record<ProposalLookKind, string> = {
  list: t`in the list`,
  profile: t`opened`,
  document: t`as a PDF`,
};
