import { plural, t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import type { Project, User } from '../../../shared/api/types.ts';
import { useApi } from '../../../shared/api/use-api.ts';
import { urlOf, withQuery } from '../../../shared/api/wire.ts';
import { ProjectMark } from '../../../shared/posting/project-badge.tsx';
import { readState, StateFilter } from '../../../shared/posting/state-filter.tsx';
import { StatusBadge } from '../../../shared/ui/display/badge.tsx';
import { Button } from '../../../shared/ui/form/button.tsx';
import { countText } from '../../../shared/ui/list/count-text.ts';
import { DataTable, type Column } from '../../../shared/ui/list/data-table.tsx';
import { startDate } from '../../../shared/ui/display/dates.ts';
import { BY_LANGUAGE } from '../../../shared/ui/list/language-filter.tsx';
import { selectFilter, type ListFilters } from '../../../shared/ui/list/filter.tsx';
import { useAddressFilters } from '../../../shared/ui/list/use-address-filters.ts';
import { applicationOf } from '../../projects/application.ts';
import {
  PROJECT_FILTERS,
  projectQuery,
  useCategoryFilter,
  useProjects,
} from '../../projects/use-projects.ts';
import { NewOnly } from '../../saved-searches/new-only.tsx';
import { SaveSearch } from '../../saved-searches/save-search.tsx';
import { usePlaceFilter } from '../../../shared/posting/use-place-filter.ts';
import { EntryTab, type ListProps } from '../entry-tab.tsx';
import { MORE_OF_PROJECTS } from '../../../shared/posting/posting-filters.tsx';
import SharedSkills, { OrderField, readOrder, SharedSkillsNote } from '../../shared-skills/shared-skills.tsx';
import { FilteredList } from '../filtered-list.tsx';
import { APPLICANT_PARAMS } from './applicants/applicants.tsx';
import { ProjectDetail } from './project-detail.tsx';
import { ProjectEditor } from './project-editor.tsx';

/** A project as the signed-in user sees it; null when it does not exist. */
function useProject(id: string) {
  const query = useApi(urlOf('/public/api/v0/projects/{id}', { id }), { auth: 'user' });
  return query.error?.gone ? { ...query, data: null } : query;
}

/** The list, or one project with `?projectId=`. */
export function ProjectsTab({ user }: { user: User }) {
  return (
    <EntryTab
      param="projectId"
      inner={APPLICANT_PARAMS}
      useEntry={useProject}
      texts={{
        back: t`Back to Projects`,
        gone: t`This project is no longer available.`,
        failed: t`Something went wrong.`,
        saved: t`The project was saved.`,
        created: (title) => t`Project “${title}” was created.`,
        deleted: (title) => t`Project “${title}” was deleted.`,
      }}
      list={(props) => <ProjectsList user={user} {...props} />}
      entry={(project, props) => <ProjectDetail project={project} user={user} {...props} />}
      creator={(props) => <ProjectEditor user={user} {...props} />}
    />
  );
}

/**
 * Which projects are shown: those that the address names, else a company's own if it has any. Until that is known no list
 * is loaded, so that none is replaced by another.
 */
function useView({ _id, role }: User, named: string): 'all' | 'mine' | 'unknown' {
  const isNamed = role !== 'B2B' || named === 'all' || named === 'mine';
  const { data, error } = useApi(isNamed ? null : urlOf('/private/api/projects/{id}', { id: _id, limit: 1 }));
  if (isNamed) return role === 'B2B' && named === 'mine' ? 'mine' : 'all';
  if (data) return data.length > 0 ? 'mine' : 'all';
  return error ? 'all' : 'unknown';
}

/** All projects; companies can also show only their own and create new ones. */
function ProjectsList({ user, onCreate, ...shown }: ListProps & { user: User }) {
  const isB2B = user.role === 'B2B';
  const [{ view, state, savedSearch, sort, ...terms }, change] = useAddressFilters(
    ...PROJECT_FILTERS,
    'view',
    'state',
    'savedSearch',
    'sort',
  );
  const isReader = user.role === 'Freelancer' && user.showsShared;
  const order = isReader ? readOrder(sort, user) : undefined;
  const shownView = useView(user, view);
  const isMine = shownView === 'mine';
  // All projects are no filter, but a choice that the address keeps.
  const filter: ListFilters[1] = (changes) =>
    change(changes['view'] === '' ? { ...changes, view: 'all' } : changes);
  const filters: ListFilters = [{ ...terms, state, view: shownView === 'all' ? '' : shownView }, filter];
  const byCategory = useCategoryFilter();
  const byPlace = usePlaceFilter('projects');
  const owner = shownView === 'unknown' ? null : isMine ? user._id : '';
  const list = useProjects({ ...terms, owner, state: readState(state), savedSearch, sort: order });
  const isNewOnly = savedSearch !== '' && shownView === 'all';
  return (
    <FilteredList
      {...shown}
      title={isB2B ? t`Projects` : t`Available Projects`}
      count={countText(list, plural(list.total, { one: '# project', other: '# projects' }))}
      action={isB2B && <Button onClick={onCreate}>{t`+ Create New Project`}</Button>}
      notices={
        <>
          {shown.notices}
          {isNewOnly && (
            <NewOnly
              audience="user"
              kind="project"
              id={savedSearch}
              seenWhen={list.data ? 'loaded' : 'loading'}
              onShowAll={() => change({ savedSearch: '' })}
            />
          )}
        </>
      }
      save={shownView === 'all' && !isNewOnly && <SaveSearch kind="project" query={projectQuery(terms)} />}
      filters={filters}
      placeholder={t`Search projects...`}
      select={[byCategory, BY_LANGUAGE]}
      onDemand={[selectFilter(byPlace), ...MORE_OF_PROJECTS]}
      more={
        shownView === 'all' ? (
          isReader && <OrderField value={order} onChange={(chosen) => change({ sort: chosen })} />
        ) : (
          <StateFilter value={state} onChange={(chosen) => filter({ state: chosen })} />
        )
      }
      note={isReader && <SharedSkillsNote of="profile" />}
      views={isB2B ? { all: t`All Projects`, mine: t`My Projects` } : undefined}
      list={list}
      empty={isNewOnly ? t`Nothing new since you looked last.` : t`No projects available at the moment.`}
      failed={t`Something went wrong.`}
      showAll={t`Show all projects`}
      isByMeaning
    >
      {(projects) => (
        <div className="card table-card">
          <DataTable
            label={t`List of projects`}
            stacked
            rows={projects}
            rowKey={(project) => project._id}
            columns={columnsFor(user, (id) =>
              withQuery('', { tab: 'projects', projectId: id, ...terms, view, state }),
            )}
          />
        </div>
      )}
    </FilteredList>
  );
}

function columnsFor(user: User, queryOf: (id: string) => string): Column<Project>[] {
  return [
    {
      head: t`Title`,
      cell: (project) => (
        <>
          <Link to={{ search: queryOf(project._id) }} lang={project.language}>
            {project.title}
          </Link>
          <SharedSkills shared={project.shared} />
        </>
      ),
    },
    {
      head: t`Category`,
      labelled: true,
      cell: (project) => project.category.join(', ') || '–',
    },
    {
      head: t`Start Date`,
      labelled: true,
      cell: (project) => <span className="num">{startDate(project.start_date)}</span>,
    },
    {
      head: t`Status`,
      cell: (project) => {
        const application = applicationOf(project, user);
        if (application) return <StatusBadge status={application.status ?? 'pending'} />;
        if (project.b2bId !== user._id) return null;
        const count = project.applicants.filter(({ status }) => status !== 'withdrawn').length;
        return (
          <>
            <ProjectMark project={project} />{' '}
            <span className="muted">{t`Yours, ${plural(count, { one: '# applicant', other: '# applicants' })}`}</span>
          </>
        );
      },
    },
  ];
}
