import { DASHBOARD_TABS, jobPath, type ApplicationKind } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { placeOf } from '../../../shared/api/session/intent.ts';
import type { OwnApplication, User } from '../../../shared/api/types.ts';

/** The tab in which one applies. */
const TABS: Record<ApplicationKind, string> = {
  job: 'jobs',
  project: 'projects',
  consultant: 'consultants',
};

export const KIND_WORDS: Record<ApplicationKind, string> = {
  job: t`Positions`,
  project: t`Projects`,
  consultant: t`Consultants`,
};

/** Whether the role of today may apply for this kind; the history may have others. */
export const mayApplyFor = (user: User, kind: ApplicationKind) =>
  DASHBOARD_TABS[user.role].includes(TABS[kind]);

/** "Position at Muster GmbH" */
export function whatFor({ kind, target: { owner } }: OwnApplication): string {
  return {
    job: t`Position at ${owner}`,
    project: t`Project of ${owner}`,
    consultant: t`Consultant request`,
  }[kind];
}

/** Where what was applied for is shown; null where the role of today may not see it. */
export function targetPath({ kind, target }: OwnApplication, user: User): string | null {
  const { _id: id, title, state } = target;
  // The list of jobs has only open ones; the page of any other says what has become of it.
  if (kind === 'job' && (state !== 'open' || !mayApplyFor(user, kind))) return jobPath({ id, title });
  return mayApplyFor(user, kind) ? placeOf[kind](id) : null;
}

/** The latest that happened, and when. */
export function latestOf(application: OwnApplication): { text: string; at: string } {
  const { kind, status, appliedAt, seenAt, decidedAt, target } = application;
  const isRequest = kind === 'consultant';
  const at = decidedAt ?? seenAt ?? appliedAt;
  const pending = seenAt ? t`Seen by ${target.owner}` : t`Sent, not opened yet`;
  return {
    at,
    text: {
      pending,
      selected: isRequest ? t`We can offer this consultant` : t`You have been selected`,
      rejected: isRequest ? t`Not available for your request` : t`Not selected this time`,
      withdrawn: t`Withdrawn by you`,
    }[status],
  };
}
