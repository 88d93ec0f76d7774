import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { noun } from '../../shared/ui/counted.ts';
import { adminPath, type Section } from './admin-location.ts';
import { useOverview } from './use-overview.ts';

const LABELS: Record<Section, string> = {
  notifications: 'Notifications',
  jobs: 'Jobs',
  freelancers: 'Freelancers',
  messages: 'Messages',
  consultants: 'Consultants',
  b2b: 'B2B',
  projects: 'Projects',
  'admin-employees': 'Employees',
  system: 'System',
  account: 'Account',
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
    <nav className="side" aria-label="Sections" ref={root}>
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
