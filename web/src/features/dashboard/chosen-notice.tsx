import { DASHBOARD_TABS, type Role } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import {
  choiceAt,
  forgetIntent,
  rememberedIntent,
  rememberIntent,
  type Choice,
} from '../../shared/api/intent.ts';
import type { User } from '../../shared/api/types.ts';
import { Notice } from '../../shared/ui/notice.tsx';
import { isEqual } from '../../shared/ui/is-equal.ts';

const TAB: Record<Choice['kind'], string> = { job: 'jobs', project: 'projects', consultant: 'consultants' };

const WHO: Record<Choice['kind'], { may: string; roles: string }> = {
  job: { may: t`Only JobSeekers can apply for jobs`, roles: t`JobSeeker` },
  project: { may: t`Only Freelancers and B2B users can apply for projects`, roles: t`Freelancer or B2B` },
  consultant: { may: t`Only B2B users can apply for consultants`, roles: t`B2B` },
};

const mayApplyFor = ({ kind }: Choice, role: Role) => DASHBOARD_TABS[role].includes(TAB[kind]);

interface Props {
  user: User;
  /** Shows only one of its two messages, where the other one is shown elsewhere. */
  only?: 'forbidden' | 'allowed';
}

/**
 * For users who chose an entry on a public page that their role may not apply for: says which role it takes and, once
 * they have it, links to the entry. The choice is forgotten when they reach the entry or close the notice.
 */
export function ChosenNotice({ user, only }: Props) {
  const { pathname, search } = useLocation();
  const [path, setPath] = useState(rememberedIntent);
  const choice = path && choiceAt(path);
  const isReached = !choice || isEqual(choice, choiceAt(pathname + search));
  const forget = () => {
    forgetIntent();
    setPath(null);
  };
  useEffect(() => {
    if (isReached) forget();
  }, [isReached]);
  if (isReached || !path) return null;

  const state = mayApplyFor(choice, user.role) ? 'allowed' : 'forbidden';
  if (only && only !== state) return null;
  if (state === 'allowed')
    return (
      <Notice tone="ok" onClose={forget}>
        <Trans>
          You can now apply for the {choice.kind} you chose.{' '}
          <Link to={path}>{t`Open the ${choice.kind}`}</Link>
        </Trans>
      </Notice>
    );
  const { may, roles } = WHO[choice.kind];
  return (
    <Notice tone="care" onClose={forget}>
      <Trans>
        {may}, and your role is {user.role}. To apply for the {choice.kind} you chose, change your role to{' '}
        {roles}.{' '}
        {pathname !== '/dashboard/profile' && <Link to="/dashboard/profile#role">{t`Change role`}</Link>}
      </Trans>
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
