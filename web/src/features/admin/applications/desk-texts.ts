import type { ApplicationKind, ApplicationStatus, PostingState } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import type { DeskApplication } from '../../../shared/api/types.ts';

/** What was applied for, in a word. */
export const KINDS: Record<ApplicationKind, string> = {
  job: t`Job`,
  project: t`Project`,
  consultant: t`Consultant request`,
};

/** Choices of the filters. */
export const KIND_OPTIONS: Record<ApplicationKind, string> = {
  job: t`Jobs`,
  project: t`Projects`,
  consultant: t`Consultant requests`,
};
export const STATUS_OPTIONS: Record<ApplicationStatus, string> = {
  pending: t`Pending`,
  selected: t`Selected`,
  rejected: t`Rejected`,
  withdrawn: t`Withdrawn`,
};

/** Said where a job or project cannot be applied for at the moment. */
const STATES: Partial<Record<PostingState, string>> = {
  draft: t`Draft`,
  paused: t`Paused`,
  closed: t`Closed`,
};

export const targetTitle = ({ kind, target }: Pick<DeskApplication, 'kind' | 'target'>) =>
  target.title || KINDS[kind];

/** "Project, Spree Logistik AG, Closed" */
export const targetAbout = ({ kind, target }: Pick<DeskApplication, 'kind' | 'target'>) =>
  [KINDS[kind], target.owner, target.state && STATES[target.state]].filter(Boolean).join(', ');

/** "Freelancer", or of a company "B2B, Spree Logistik AG" */
export const applicantAbout = ({ role, company }: DeskApplication['applicant']) =>
  [role, company].filter(Boolean).join(', ');
