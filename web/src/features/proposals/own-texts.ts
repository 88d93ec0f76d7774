import { timeInZone, type ProposalLookKind } from '@consulting/contracts';
import { plural, t } from '@lingui/core/macro';
import type { OwnProposal } from '../../shared/api/types.ts';
import { LANGUAGE } from '../../shared/language.ts';

/** An instant in the reader's zone, which it names. */
export const timeHere = (iso: string): string =>
  timeInZone(new Date(iso), LANGUAGE, Intl.DateTimeFormat().resolvedOptions().timeZone);

/** The company by its name, if its project shows it. */
export function companyOf({ project: { company, place } }: OwnProposal): string {
  if (company) return company;
  return place ? t`a company in ${place}` : t`a company`;
}

/** What happens after a yes, in the words of the mail that asks. */
export const CONSENT = {
  nobody: t`Nobody sees anything before you say yes. The company would then see exactly the profile below, without your name.`,
  learns: t`When the company is interested, it learns your name, your email address and telephone number, and the skills, qualifications and experience of your profile, but not your CV.`,
  back: t`You can take a yes back as long as the company has not said that it is interested.`,
  looks: t`You see here each time that the company looks at the profile.`,
};

const LOOKS: Record<ProposalLookKind, (by: string) => string> = {
  list: (by) => t`${by} saw it in its list`,
  profile: (by) => t`${by} opened it`,
  document: (by) => t`${by} opened it as a PDF`,
};

/** One look in words. */
export const lookText = ({ what, by }: OwnProposal['views'][number]): string =>
  LOOKS[what](by || t`The company`);

/** How many looks are no longer listed, in words; '' for none. */
export function droppedText({ views, viewCounts }: Pick<OwnProposal, 'views' | 'viewCounts'>): string {
  const { list, profile, document } = viewCounts;
  const dropped = list + profile + document - views.length;
  if (dropped <= 0) return '';
  return plural(dropped, {
    one: 'One more look in between is not listed.',
    other: '# more looks in between are not listed.',
  });
}

/** What became of a proposal that has ended. */
export function endText({ state, endedBy }: OwnProposal): string {
  switch (state) {
    case 'interested':
      return t`The company is interested and now sees your name, your email address and telephone number, and the skills, qualifications and experience of your profile.`;
    case 'not-interested':
      return t`The company is not interested. It has not learned who you are.`;
    case 'declined':
      return t`You declined. Nobody has seen the profile.`;
    case 'expired':
      return t`The time to answer has passed. Nobody has seen the profile.`;
    case 'withdrawn':
      if (endedBy === 'person') return t`You have taken your agreement back. The profile is no longer shown.`;
      return t`The proposal has ended, and the profile is not shown.`;
    default:
      return '';
  }
}
