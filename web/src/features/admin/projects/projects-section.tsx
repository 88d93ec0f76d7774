import { plural, t } from '@lingui/core/macro';
import type { AdminProject } from '../../../shared/api/types.ts';
import { ProjectMark } from '../../../shared/posting/project-badge.tsx';
import { Badge } from '../../../shared/ui/display/badge.tsx';
import { startDate } from '../../../shared/ui/display/dates.ts';
import { ViewToggle } from '../../../shared/ui/list/view-toggle.tsx';
import { withLang } from '../../../shared/ui/display/content-language.tsx';
import { applicantsColumn, dateColumn } from '../parts/columns.tsx';
import { ListSection } from '../parts/section-frame.tsx';
import { usePostingFilters } from '../parts/use-posting-filters.tsx';
import { useAdminLocation } from '../use-admin-location.ts';
import { useOverview } from '../use-overview.ts';
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

/** The filters of the views, in the API and in the URL. */
const VIEWS = { mine: { owner: 'mine' }, held: { held: 'true' } } as const;

/** All projects, or only those of the operating company. Projects of others can be deleted but not edited. */
export default function ProjectsSection() {
  const { chosen, views, to, filters, filter } = useAdminLocation();
  const { projectid, userid } = chosen;
  const waiting = useOverview().data?.heldProjects ?? 0;
  const view = filters.held === 'true' ? 'held' : filters.owner === 'mine' ? 'mine' : '';
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
      query={{ ...(view && VIEWS[view]), ...query }}
      empty={view === 'held' ? t`No project is awaiting review.` : empty}
      param="projectid"
      filters={
        <>
          <ViewToggle
            value={view}
            onChange={(chosen) => filter({ owner: '', held: '', ...(chosen && VIEWS[chosen]) })}
            options={[
              { value: '', label: t`All Projects` },
              { value: 'mine', label: t`My Projects` },
              // Shown only if the setting is used.
              ...(view === 'held' || waiting > 0
                ? [{ value: 'held' as const, label: t`To review (${waiting})` }]
                : []),
            ]}
          />
          {selects}
        </>
      }
      head={t`Title`}
      entry={(row) => ({
        title: withLang(row, row.title),
        about: [row.companyName, row.category.join(', ')].filter(Boolean).join(' · ') || t`No category`,
        mark: (
          <>
            {' '}
            <ProjectMark project={row} />
            {row.hidden && !row.held && (
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
