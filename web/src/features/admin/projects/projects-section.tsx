import { plural, t } from '@lingui/core/macro';
import type { AdminProject } from '../../../shared/api/types.ts';
import { StateBadge } from '../../../shared/posting/state-badge.tsx';
import { readState, StateFilter } from '../../../shared/posting/state-filter.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { startDate } from '../../../shared/ui/dates.ts';
import { LanguageFilter, readLanguage } from '../../../shared/ui/language-filter.tsx';
import { ViewToggle } from '../../../shared/ui/view-toggle.tsx';
import { applicantsColumn, dateColumn } from '../parts/columns.tsx';
import { ListSection } from '../parts/section-frame.tsx';
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
  const state = readState(filters.state);
  const language = readLanguage(filters.language);
  return (
    <ListSection
      add={{ text: t`Create New Project`, dialog: (close) => <ProjectEditor onClose={close} /> }}
      texts={LIST}
      path="/api/admin/projects"
      query={{ owner: filters.owner === 'mine' ? 'mine' : undefined, state, language }}
      empty={
        language
          ? t`There are no such projects in this language.`
          : state
            ? t`There are no projects in this state.`
            : t`No projects available at the moment.`
      }
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
          <StateFilter
            hiddenLabel
            value={state ?? ''}
            onChange={(chosenState) => filter({ state: chosenState })}
          />
          <LanguageFilter value={language} onChange={(written) => filter({ language: written })} />
        </>
      }
      head={t`Title`}
      entry={(row) => ({
        title: <span lang={row.language}>{row.title}</span>,
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
