import type { ApplicationKind, ApplicationStatus, PostingState } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import type { DeskApplication } from '../../../shared/api/types.ts';
import { STATE_WORDS } from '../../../shared/posting/state-badge.tsx';
import { ROLE_NAMES } from '../../../shared/ui/display/role-names.ts';

/** The kind of an application as a word. */
export const KINDS: Record<ApplicationKind, string> = {
  job: t`Job`,
  project: t`Project`,
  consultant: t`Consultant request`,
  speculative: t`Without a position`,
};

/** Options of the kind filter. */
export const KIND_OPTIONS: Record<ApplicationKind, string> = {
  job: t`Jobs`,
  project: t`Projects`,
  consultant: t`Consultant requests`,
  speculative: t`Speculative applications`,
};
/** Statuses in the filters and badges of the desk. */
export const STATUS_WORDS: Record<ApplicationStatus, string> = {
  pending: t`Pending`,
  selected: t`Selected`,
  rejected: t`Rejected`,
  withdrawn: t`Withdrawn`,
};

export const targetTitle = ({ kind, target }: Pick<DeskApplication, 'kind' | 'target'>) =>
  target.title || KINDS[kind];

/** The state of a job or project that cannot be applied for at the moment. */
const notOpen = (state: PostingState | null) => state && state !== 'open' && STATE_WORDS[state];

/** "Project, Spree Logistik AG, Closed" */
export const targetAbout = ({ kind, target }: Pick<DeskApplication, 'kind' | 'target'>) =>
  [KINDS[kind], target.owner, notOpen(target.state)].filter(Boolean).join(', ');

/** "Freelancer", or for a company "B2B, Spree Logistik AG" */
export const applicantAbout = ({ role, company }: DeskApplication['applicant']) =>
  [ROLE_NAMES[role], company].filter(Boolean).join(', ');
