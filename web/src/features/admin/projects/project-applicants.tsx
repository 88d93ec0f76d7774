import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import { Badge } from '../../../shared/ui/badge.tsx';
import { DataTable } from '../../../shared/ui/data-table.tsx';
import { shortWhen } from '../../../shared/ui/dates.ts';
import { Loaded } from '../../../shared/ui/loaded.tsx';
import { Panel, PanelPager } from '../parts/panel.tsx';
import { useAdminLocation } from '../use-admin-location.ts';
import { useProject, useProjectApplicants } from './use-projects.ts';

export function ProjectApplicants({ id }: { id: string }) {
  const { to } = useAdminLocation();
  const project = useProject(id);
  const { list, pager } = useProjectApplicants(id);
  return (
    <Panel
      title={t`Applicants`}
      crumbs={[
        { to: to('projects'), label: t`Projects` },
        { to: to('projects', { projectid: id }), label: project.data?.title ?? t`Project` },
      ]}
    >
      <Loaded query={list} empty={t`No applicants found.`}>
        {({ items }) => (
          <DataTable
            label={t`Table of applicants`}
            rows={items}
            rowKey={(row) => row.userId}
            columns={[
              {
                key: 'name',
                head: t`Name`,
                cell: (row) => (
                  <Link to={to('projects', { projectid: id, userid: row.userId }, 'applicants')}>
                    {row.name}
                  </Link>
                ),
              },
              { key: 'role', head: t`Role`, cell: (row) => <Badge>{row.role}</Badge> },
              {
                key: 'at',
                head: t`Applied`,
                optional: true,
                cell: (row) => (row.appliedAt ? shortWhen(row.appliedAt) : '–'),
              },
            ]}
          />
        )}
      </Loaded>
      <PanelPager {...pager} label="applicants" />
    </Panel>
  );
}
