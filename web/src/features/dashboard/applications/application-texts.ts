import { jobPath, type ApplicationKind } from '@consulting/contracts';
import { mayOpen } from '../may-open.ts';
import { t } from '@lingui/core/macro';
import { placeOf } from '../../../shared/api/session/intent.ts';
import type { OwnApplication, User } from '../../../shared/api/types.ts';

/** The dashboard tab for applying. */
const TABS: Record<ApplicationKind, string> = {
  job: 'jobs',
  project: 'projects',
  consultant: 'consultants',
  speculative: 'applications',
};

export const KIND_WORDS: Record<ApplicationKind, string> = {
  job: t`Positions`,
  project: t`Projects`,
  consultant: t`Consultants`,
  speculative: t`Without a position`,
};

/** Whether the current role may apply for this kind; earlier applications may be of others. */
export const mayApplyFor = (user: User, kind: ApplicationKind) =>
  kind === 'speculative' ? user.role !== 'B2B' : mayOpen(user.role, TABS[kind]);

/** "Position at Muster GmbH" */
export function whatFor({ kind, target: { owner } }: OwnApplication): string {
  return {
    job: t`Position at ${owner}`,
    project: t`Project of ${owner}`,
    consultant: t`Consultant request`,
    speculative: t`To ${owner}`,
  }[kind];
}

/** The path of the application's target; null if the current role may not see it. */
export function targetPath({ kind, target }: OwnApplication, user: User): string | null {
  const { _id: id, title, state } = target;
  // A speculative application has no target.
  if (kind === 'speculative' || id === null) return null;
  // The list contains only open jobs; the page of any other job shows its state.
  if (kind === 'job' && (state !== 'open' || !mayApplyFor(user, kind))) return jobPath({ id, title });
  return mayApplyFor(user, kind) ? placeOf[kind](id) : null;
}

const SELECTED: Partial<Record<ApplicationKind, string>> = {
  consultant: t`We can offer this consultant`,
  speculative: t`We would like to get to know you`,
};
const REJECTED: Partial<Record<ApplicationKind, string>> = {
  consultant: t`Not available for your request`,
  speculative: t`Nothing that fits at present`,
};

/** The latest event, and its time. */
export function latestOf(application: OwnApplication): { text: string; at: string } {
  const { kind, status, appliedAt, seenAt, decidedAt, target } = application;
  const at = decidedAt ?? seenAt ?? appliedAt;
  const pending = seenAt ? t`Seen by ${target.owner}` : t`Sent, not opened yet`;
  return {
    at,
    text: {
      pending,
      selected: SELECTED[kind] ?? t`You have been selected`,
      rejected: REJECTED[kind] ?? t`Not selected this time`,
      withdrawn: t`Withdrawn by you`,
    }[status],
  };
}
