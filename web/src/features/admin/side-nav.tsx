import { t } from '@lingui/core/macro';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { adminPath, SECTIONS, TITLES, type AdminSection } from './admin-location.ts';
import { CAPTIONS, pendingApplications, useOverview } from './use-overview.ts';

const LABELS: Record<AdminSection, string> = { ...TITLES, b2b: t`B2B` };

/** The groups of the navigation, from top to bottom. */
const GROUPS = {
  work: t`Work`,
  offers: t`Offers`,
  people: t`People`,
  site: t`Site`,
};
type Group = keyof typeof GROUPS;

/** The group of each section. Within a group they keep their order. */
const GROUP_OF: Record<AdminSection, Group> = {
  notifications: 'work',
  applications: 'work',
  messages: 'work',
  jobs: 'offers',
  projects: 'offers',
  proposals: 'work',
  people: 'people',
  freelancers: 'people',
  consultants: 'people',
  b2b: 'people',
  'admin-employees': 'people',
  'career-site': 'site',
  system: 'site',
  account: 'site',
};

type Counts = Partial<Record<AdminSection, readonly [number, (count: number) => string]>>;

function useCounts(): Counts {
  const { data } = useOverview();
  if (!data) return {};
  return {
    notifications: [data.openApplications, CAPTIONS.openApplications],
    applications: [pendingApplications(data), () => t`pending`],
    jobs: [data.jobs, CAPTIONS.jobs],
    projects: [data.heldProjects, CAPTIONS.heldProjects],
    // Possible spam is counted separately, in its list.
    messages: [data.unreadConversations, CAPTIONS.unreadConversations],
    system: [data.undeliveredMails, CAPTIONS.undeliveredMails],
  };
}

/**
 * Navigation between the sections. Changing the section drops the selected entry. On phones the button of the bar
 * unfolds it (`AdminLayout`).
 */
export function SideNav({ current }: { current: AdminSection }) {
  const counts = useCounts();
  const id = useId();
  return (
    <nav className="side" id="sections" aria-label={t`Sections`}>
      <div>
        {(Object.keys(GROUPS) as Group[]).map((group) => (
          <div key={group}>
            <p className="side-group" id={`${id}-${group}`}>
              {GROUPS[group]}
            </p>
            <ul aria-labelledby={`${id}-${group}`}>
              {SECTIONS.filter((section) => GROUP_OF[section] === group).map((section) => {
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
          </div>
        ))}
      </div>
    </nav>
  );
}
