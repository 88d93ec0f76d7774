import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import { adminPath, type Section } from '../admin-location.ts';
import type { Overview } from '../../../shared/api/types.ts';
import { noun } from '../../../shared/ui/counted.ts';
import { useOverview } from '../use-overview.ts';

const TILES: readonly {
  figure: keyof Omit<Overview, 'applicationsPerDay'>;
  label: string;
  section: Section;
}[] = [
  { figure: 'openApplications', label: 'open applications', section: 'jobs' },
  { figure: 'unreadConversations', label: 'unread conversations', section: 'messages' },
  { figure: 'jobs', label: 'jobs', section: 'jobs' },
  { figure: 'projects', label: 'projects', section: 'projects' },
  { figure: 'freelancers', label: 'freelancers', section: 'freelancers' },
  { figure: 'b2bUsers', label: t`B2B users`, section: 'b2b' },
  { figure: 'consultants', label: 'consultants', section: 'consultants' },
  { figure: 'employees', label: 'employees', section: 'admin-employees' },
];

/** Counts, each linked to its list. Their space is reserved while they load. */
export function Figures() {
  const { data } = useOverview();
  return (
    <div className="adm-tiles" aria-label={t`Key figures`} role="group">
      {TILES.map(({ figure, label, section }) => (
        <Link key={figure} to={adminPath(section)}>
          <b className="num">{data ? data[figure] : '–'}</b>
          <span className="small muted">{data ? noun(data[figure], label) : label}</span>
        </Link>
      ))}
    </div>
  );
}
