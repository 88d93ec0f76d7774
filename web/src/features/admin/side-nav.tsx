import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { noun } from '../../shared/ui/counted.ts';
import { adminPath, type Section } from './admin-location.ts';
import { useOverview } from './use-overview.ts';

const LABELS: Record<Section, string> = {
  notifications: t`Notifications`,
  jobs: t`Jobs`,
  freelancers: t`Freelancers`,
  messages: t`Messages`,
  consultants: t`Consultants`,
  b2b: t`B2B`,
  projects: t`Projects`,
  'admin-employees': t`Employees`,
  system: t`System`,
  account: t`Account`,
};

/** Navigation between the sections. Changing the section drops the selected entry. */
export function SideNav({ current }: { current: Section }) {
  const { data } = useOverview();
  const root = useRef<HTMLElement>(null);
  const counted = data !== undefined;
  // On phones the sections scroll sideways: the current one is scrolled into view, again when loaded counts widen it.
  useEffect(() => {
    root.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current, counted]);
  const counts: Partial<Record<Section, { count: number; word: string }>> = data
    ? {
        notifications: { count: data.openApplications, word: 'open applications' },
        jobs: { count: data.jobs, word: 'jobs' },
        messages: { count: data.unreadConversations + data.flaggedMessages, word: 'unread' },
        system: { count: data.undeliveredMails, word: 'undelivered emails' },
      }
    : {};
  return (
    <nav className="side" aria-label={t`Sections`} ref={root}>
      <ul>
        {(Object.keys(LABELS) as Section[]).map((section) => {
          const shown = counts[section];
          return (
            <li key={section}>
              <Link to={adminPath(section)} aria-current={section === current ? 'page' : undefined}>
                {LABELS[section]}
                {shown && shown.count > 0 && (
                  <span className="n num">
                    {shown.count}
                    <span className="sr"> {noun(shown.count, shown.word)}</span>
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
