import { plural, t } from '@lingui/core/macro';
import type { AdminProject } from '../../../shared/api/types.ts';
import { StateBadge } from '../../../shared/posting/state-badge.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { startDate } from '../../../shared/ui/dates.ts';
import { ViewToggle } from '../../../shared/ui/view-toggle.tsx';
import { written } from '../../../shared/ui/written.tsx';
import { applicantsColumn, dateColumn } from '../parts/columns.tsx';
import { ListSection } from '../parts/section-frame.tsx';
import { usePostingFilters } from '../parts/use-posting-filters.tsx';
import { useAdminLocation } from '../use-admin-location.ts';
import { ProjectApplicantDetail, ProjectApplicants } from './project-applicants.tsx';
import { ProjectDetail } from './project-detail.tsx';
import { ProjectEditor } from './project-editor.tsx';

const LIST = {
  list: t`List of projects`,
  table: t`Table of projects`,
  search: t`Filter projects`,
  pages: t`Pages of projects`,
  searchedFields: t`Filter by title`,
  count: (total: number) => plural(total, { one: '# project', other: '# projects' }),
  noMatch: (search: string) => t`No projects match “${search}”.`,
};

/** All projects, or only those of the operating company. Projects of others can be deleted but not edited. */
export default function ProjectsSection() {
  const { chosen, views, to, filters, filter } = useAdminLocation();
  const { projectid, userid } = chosen;
  const { query, selects, empty } = usePostingFilters({
    any: t`No projects available at the moment.`,
    inState: t`There are no projects in this state.`,
    inLanguage: t`There are no such projects in this language.`,
  });
  return (
    <ListSection
      add={{ text: t`Create New Project`, dialog: (close) => <ProjectEditor onClose={close} /> }}
      texts={LIST}
      path="/api/admin/projects"
      query={{ owner: filters.owner === 'mine' ? 'mine' : undefined, ...query }}
      empty={empty}
      param="projectid"
      filters={
        <>
          <ViewToggle
            value={filters.owner ?? ''}
            onChange={(owner) => filter({ owner })}
            options={[
              { value: '', label: t`All Projects` },
              { value: 'mine', label: t`My Projects` },
            ]}
          />
          {selects}
        </>
      }
      head={t`Title`}
      entry={(row) => ({
        title: written(row, row.title),
        about: [row.companyName, row.category.join(', ')].filter(Boolean).join(' · ') || t`No category`,
        mark: (
          <>
            {row.state !== 'open' && (
              <>
                {' '}
                <StateBadge state={row.state} />
              </>
            )}
            {row.hidden && (
              <>
                {' '}
                <Badge tone="bad">{t`Hidden`}</Badge>
              </>
            )}
          </>
        ),
      })}
      columns={[
        dateColumn<AdminProject>(t`Start`, (row) => startDate(row.start_date)),
        applicantsColumn<AdminProject>((row) => to('projects', { projectid: row._id }, 'applicants')),
      ]}
      detail={
        projectid && (
          <>
            {views.length === 0 && <ProjectDetail key={projectid} id={projectid} />}
            {views.includes('applicants') && !userid && <ProjectApplicants key={projectid} id={projectid} />}
            {views.includes('applicants') && userid && (
              <ProjectApplicantDetail key={userid} projectId={projectid} userId={userid} />
            )}
          </>
        )
      }
    />
  );
}
