import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { showCurrent } from '../../shared/ui/page/show-current.ts';
import { adminPath, SECTIONS, TITLES, type AdminSection } from './admin-location.ts';
import { CAPTIONS, pendingApplications, useOverview } from './use-overview.ts';

const LABELS: Record<AdminSection, string> = { ...TITLES, b2b: t`B2B` };

/** Navigation between the sections. Changing the section drops the selected entry. */
export function SideNav({ current }: { current: AdminSection }) {
  const { data } = useOverview();
  const root = useRef<HTMLElement>(null);
  const counted = data !== undefined;
  // On phones the sections scroll sideways. Loaded counts widen them, when the reader may have scrolled the page.
  useEffect(() => showCurrent(root.current), [current, counted]);
  const counts: Partial<Record<AdminSection, readonly [number, (count: number) => string]>> = data
    ? {
        notifications: [data.openApplications, CAPTIONS.openApplications],
        applications: [pendingApplications(data), () => t`pending`],
        jobs: [data.jobs, CAPTIONS.jobs],
        projects: [data.heldProjects, CAPTIONS.heldProjects],
        // Possible spam is counted separately, in its list.
        messages: [data.unreadConversations, CAPTIONS.unreadConversations],
        system: [data.undeliveredMails, CAPTIONS.undeliveredMails],
      }
    : {};
  return (
    <nav className="side" aria-label={t`Sections`} ref={root}>
      <ul>
        {SECTIONS.map((section) => {
          const [count = 0, caption] = counts[section] ?? [];
          return (
            <li key={section}>
              <Link to={adminPath(section)} aria-current={section === current ? 'page' : undefined}>
                {LABELS[section]}
                {count > 0 && (
                  <span className="n num">
                    {count}
                    <span className="sr"> {caption?.(count)}</span>
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
