import type { ApplicationKind } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import { adminPath, type AdminSection } from '../admin-location.ts';
import { CAPTIONS, useOverview, type Figure } from '../use-overview.ts';

interface Tile {
  figure: Figure;
  section: AdminSection;
  /** The filter that makes the section's list match the count. */
  filter?: string;
}

const pendingOf = (kind: ApplicationKind) => `&kind=${kind}&status=pending`;

/** Twelve of them fill two, three and four columns. */
const TILES: readonly Tile[] = [
  { figure: 'openApplications', section: 'applications', filter: pendingOf('job') },
  { figure: 'openProjectApplications', section: 'applications', filter: pendingOf('project') },
  { figure: 'openConsultantRequests', section: 'applications', filter: pendingOf('consultant') },
  { figure: 'openSpeculativeApplications', section: 'applications', filter: pendingOf('speculative') },
  { figure: 'unreadConversations', section: 'messages' },
  { figure: 'jobs', section: 'jobs' },
  { figure: 'projects', section: 'projects' },
  { figure: 'jobSeekers', section: 'people', filter: '&role=JobSeeker' },
  { figure: 'freelancers', section: 'freelancers' },
  { figure: 'b2bUsers', section: 'b2b' },
  { figure: 'consultants', section: 'consultants' },
  { figure: 'employees', section: 'admin-employees' },
];

/** Counts, each linked to its list. Their space is reserved while they load. */
export function Figures() {
  const { data } = useOverview();
  return (
    <div className="adm-tiles" aria-label={t`Key figures`} role="group">
      {TILES.map(({ figure, section, filter = '' }) => (
        <Link key={figure} to={adminPath(section) + filter}>
          <b className="num">{data?.[figure] ?? '–'}</b>
          <span className="small muted">{CAPTIONS[figure](data?.[figure] ?? 0)}</span>
        </Link>
      ))}
    </div>
  );
}
