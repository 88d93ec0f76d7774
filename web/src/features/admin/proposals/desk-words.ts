import { t } from '@lingui/core/macro';
import type { DeskProposal } from '../../../shared/api/types.ts';
import { day } from '../../../shared/ui/display/dates.ts';

/** The person's name. */
export const personOf = ({ subject }: DeskProposal): string => subject.name || t`Person no longer available`;

export const companyOf = ({ company }: DeskProposal['project']): string =>
  company || t`Company without a name`;

/** Until when a question is open, since when a profile is shown, or when a proposal ended. */
export function whenOf({ state, expiresAt, agreedAt, endedAt, askedAt }: DeskProposal): string {
  if (state === 'asked') return t`answers until ${day(expiresAt)}`;
  if (state === 'shown') return t`since ${day(agreedAt ?? askedAt)}`;
  return t`on ${day(endedAt ?? askedAt)}`;
}

/** Who ended a proposal, where it is not clear from its state. */
export function enderOf({ endedBy, state }: DeskProposal): string {
  if (state !== 'withdrawn') return '';
  if (endedBy === 'person') return t`by the person`;
  if (endedBy === 'desk') return t`by us`;
  return t`because the project, the company or the person is no longer available, or the person has applied`;
}
