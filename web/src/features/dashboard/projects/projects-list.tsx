import { t } from '@lingui/core/macro';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { withQuery } from '../../../shared/api/wire.ts';
import type { Project, User } from '../../../shared/api/types.ts';
import { StatusBadge } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { counted } from '../../../shared/ui/counted.ts';
import { DataTable, type Column } from '../../../shared/ui/data-table.tsx';
import { startDate } from '../../../shared/ui/dates.ts';
import { SelectField } from '../../../shared/ui/fields.tsx';
import { focusEntry, useFocusFallback } from '../../../shared/ui/focus.ts';
import { Loaded } from '../../../shared/ui/loaded.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { Outcome } from '../../../shared/ui/outcome.tsx';
import { LoadMore } from '../../../shared/ui/paging.tsx';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { useAddressFilters } from '../../../shared/ui/use-address-filters.ts';
import { ViewToggle } from '../../../shared/ui/view-toggle.tsx';
import { useCategories, useProjects } from '../../projects/use-projects.ts';
import { applicationOf, isOwner } from './project-rules.ts';

interface Props {
  user: User;
  /** Title of the project that was just created. */
  created: string | null;
  /** The project that was open before; its row takes the focus. */
  lastOpened: string | null;
  onCreate: () => void;
}

/** All projects; companies can also show only their own and create new ones. */
export function ProjectsList({ user, created, lastOpened, onCreate }: Props) {
  const isB2B = user.role === 'B2B';
  const [{ q, category, view }, filter] = useAddressFilters('q', 'category', 'view');
  const root = useRef<HTMLElement>(null);
  useFocusFallback(() => focusEntry(root.current, lastOpened), null, lastOpened !== null);
  const mine = isB2B && view === 'mine';
  const categories = useCategories();
  const list = useProjects({ q, category, owner: mine ? user._id : '' });
  return (
    <section className="tab-section" aria-labelledby="projects-heading" ref={root}>
      <div className="head2">
        <h2 id="projects-heading" tabIndex={-1}>
          {isB2B ? t`Projects` : t`Available Projects`}
        </h2>
        {isB2B && <Button onClick={onCreate}>{t`+ Create New Project`}</Button>}
      </div>
      <Outcome />
      {created && <Notice tone="ok">{t`Project “${created}” was created.`}</Notice>}
      <div className="filter-row" role="search">
        <SearchField
          label={t`Search`}
          value={q}
          onSearch={(text) => filter({ q: text })}
          placeholder={t`Search projects...`}
        />
        <SelectField
          label={t`Category`}
          value={category}
          options={[{ value: '', label: t`All Categories` }, ...categories]}
          onChange={(event) => filter({ category: event.target.value })}
        />
        {isB2B && (
          <ViewToggle
            value={mine ? 'mine' : ''}
            onChange={(view) => filter({ view })}
            options={[
              { value: '', label: t`All Projects` },
              { value: 'mine', label: t`My Projects` },
            ]}
          />
        )}
      </div>
      <Loaded
        query={list}
        empty={t`No projects available at the moment.`}
        emptyAction={
          (q || category || mine) && (
            <Button
              kind="second"
              small
              onClick={() => filter({ q: '', category: '', view: '' })}
            >{t`Show all projects`}</Button>
          )
        }
        failed={t`Something went wrong.`}
      >
        {(projects) => (
          <div className="card table-card">
            <DataTable
              label={t`List of projects`}
              stacked
              rows={projects}
              rowKey={(project) => project._id}
              columns={columnsFor(user, (id) =>
                withQuery('', { tab: 'projects', projectId: id, q, category, view }),
              )}
            />
          </div>
        )}
      </Loaded>
      <LoadMore list={list} />
    </section>
  );
}

function columnsFor(user: User, queryOf: (id: string) => string): Column<Project>[] {
  return [
    {
      key: 'title',
      head: t`Title`,
      cell: (project) => <Link to={{ search: queryOf(project._id) }}>{project.title}</Link>,
    },
    {
      key: 'category',
      head: t`Category`,
      labelled: true,
      cell: (project) => project.category.join(', ') || '–',
    },
    {
      key: 'start',
      head: t`Start Date`,
      labelled: true,
      cell: (project) => <span className="num">{startDate(project.start_date)}</span>,
    },
    {
      key: 'state',
      head: t`Status`,
      cell: (project) => {
        const application = applicationOf(project, user);
        if (application) return <StatusBadge status={application.status ?? 'pending'} />;
        return isOwner(project, user) ? (
          <span className="muted">{t`Yours, ${counted(project.applicants.length, 'applicants')}`}</span>
        ) : null;
      },
    },
  ];
}
