import { mayOpen } from './may-open.ts';
import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import {
  choiceAt,
  forgetIntent,
  rememberedIntent,
  rememberIntent,
  type Choice,
} from '../../shared/api/session/intent.ts';
import type { KnownUser } from '../../shared/api/session/session.ts';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { haveEqualValues } from '../../shared/ui/form/equal-values.ts';
import { ROLE_NAMES } from '../../shared/ui/display/role-names.ts';

const KINDS: Record<
  Choice['kind'],
  { tab: string; forbidden: (role: string) => string; allowed: string; open: string }
> = {
  job: {
    tab: 'jobs',
    forbidden: (role) =>
      t`Only JobSeekers can apply for jobs, and your role is ${role}. To apply for the job you chose, change your role to JobSeeker.`,
    allowed: t`You can now apply for the job you chose.`,
    open: t`Open the job`,
  },
  project: {
    tab: 'projects',
    forbidden: (role) =>
      t`Only Freelancers and B2B users can apply for projects, and your role is ${role}. To apply for the project you chose, change your role to Freelancer or B2B.`,
    allowed: t`You can now apply for the project you chose.`,
    open: t`Open the project`,
  },
  consultant: {
    tab: 'consultants',
    forbidden: (role) =>
      t`Only B2B users can apply for consultants, and your role is ${role}. To apply for the consultant you chose, change your role to B2B.`,
    allowed: t`You can now apply for the consultant you chose.`,
    open: t`Open the consultant`,
  },
};

interface Props {
  user: KnownUser;
  /** Shows only one of its two messages, if the other one is shown elsewhere. */
  only?: 'forbidden' | 'allowed';
}

/**
 * For users who chose an entry on a public page that their role may not apply for: names the required role and, once
 * they have it, links to the entry. The choice is forgotten when they reach the entry or close the notice.
 */
export function IntentNotice({ user, only }: Props) {
  const { pathname, search } = useLocation();
  const [path, setPath] = useState(rememberedIntent);
  const choice = path && choiceAt(path);
  const isReached = !choice || haveEqualValues(choice, choiceAt(pathname + search));
  const forget = () => {
    forgetIntent();
    setPath(null);
  };
  useEffect(() => {
    if (isReached) forget();
  }, [isReached]);
  if (isReached || !path) return null;

  const { tab, forbidden, allowed, open } = KINDS[choice.kind];
  const isAllowed = mayOpen(user.role, tab);
  if (only && isAllowed !== (only === 'allowed')) return null;
  return (
    <Notice tone={isAllowed ? 'ok' : 'care'} onClose={forget}>
      {isAllowed ? allowed : forbidden(ROLE_NAMES[user.role])} {isAllowed && <Link to={path}>{open}</Link>}
      {!isAllowed && pathname !== '/dashboard/profile' && (
        <Link to="/dashboard/profile#role">{t`Change role`}</Link>
      )}
    </Notice>
  );
}

/**
 * Redirects from a tab the role may not open. An entry named in the URL is remembered, and the dashboard shows why it
 * cannot be opened.
 */
export function RedirectToOverview() {
  const { pathname, search } = useLocation();
  const path = pathname + search;
  useEffect(() => {
    if (choiceAt(path)) rememberIntent(path);
  }, [path]);
  return <Navigate to="/dashboard/dashboard" replace />;
}
