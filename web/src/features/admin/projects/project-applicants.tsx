import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import type { ProjectApplicant } from '../../../shared/api/types.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { shortWhen } from '../../../shared/ui/dates.ts';
import { column, dateColumn } from '../parts/columns.tsx';
import { PagedApplicants } from '../parts/paged-applicants.tsx';
import { Panel } from '../parts/panel.tsx';
import { useAdminLocation } from '../use-admin-location.ts';
import { useProject } from './use-projects.ts';

export function ProjectApplicants({ id }: { id: string }) {
  const { to } = useAdminLocation();
  const project = useProject(id);
  return (
    <Panel
      title={t`Applicants`}
      crumbs={[
        { to: to('projects'), label: t`Projects` },
        { to: to('projects', { projectid: id }), label: project.data?.title ?? t`Project` },
      ]}
    >
      <PagedApplicants
        path="/api/admin/projects/{id}/applicants"
        params={{ id }}
        empty={t`No applicants found.`}
        rowKey={(row) => row.userId}
        columns={[
          column<ProjectApplicant>(t`Name`, (row) => (
            <Link to={to('projects', { projectid: id, userid: row.userId }, 'applicants')}>{row.name}</Link>
          )),
          column<ProjectApplicant>(t`Role`, (row) => <Badge>{row.role}</Badge>),
          dateColumn<ProjectApplicant>(t`Applied`, (row) => (row.appliedAt ? shortWhen(row.appliedAt) : '–')),
        ]}
      />
    </Panel>
  );
}
