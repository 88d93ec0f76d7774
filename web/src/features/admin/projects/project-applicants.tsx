import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import { useApi } from '../../../shared/api/use-api.ts';
import { urlOf } from '../../../shared/api/wire.ts';
import type { AdminProjectApplicant } from '../../../shared/api/types.ts';
import { Badge, StatusBadge } from '../../../shared/ui/display/badge.tsx';
import { ButtonLink } from '../../../shared/ui/form/button.tsx';
import { shortWhen } from '../../../shared/ui/display/dates.ts';
import { langOf } from '../../../shared/ui/display/content-language.tsx';
import { boardPath } from '../applications/board/board-target.ts';
import { applicationColumn, column, dateColumn } from '../parts/columns.tsx';
import { fullName } from '../../../shared/account/full-name.ts';
import { PagedApplicants } from '../parts/paged-applicants.tsx';
import { EntryPanel, Panel, PanelBody } from '../parts/panel.tsx';
import { PersonFacts } from '../people/person-facts.tsx';
import { useAdminLocation } from '../use-admin-location.ts';
import { useProject } from './project-detail.tsx';
import { ROLE_NAMES } from '../../../shared/ui/display/role-names.ts';

export function ProjectApplicants({ id }: { id: string }) {
  const { to } = useAdminLocation();
  const project = useProject(id);
  return (
    <Panel
      title={t`Applicants`}
      crumbs={[
        { to: to('projects'), label: t`Projects` },
        {
          to: to('projects', { projectid: id }),
          label: project.data?.title ?? t`Project`,
          lang: langOf(project.data),
        },
      ]}
      actions={<ButtonLink small kind="quiet" to={boardPath({ kind: 'project', id })}>{t`Board`}</ButtonLink>}
    >
      <PagedApplicants
        path="/api/admin/projects/{id}/applicants"
        params={{ id }}
        empty={t`No applicants found.`}
        rowKey={(row) => row.applicationId}
        stacked
        columns={[
          column<AdminProjectApplicant>(t`Name`, (row) => (
            <Link to={to('projects', { projectid: id, userid: row.userId }, 'applicants')}>{row.name}</Link>
          )),
          column<AdminProjectApplicant>(t`Role`, (row) => <Badge>{ROLE_NAMES[row.role]}</Badge>),
          dateColumn<AdminProjectApplicant>(t`Applied`, (row) => shortWhen(row.appliedAt)),
          column<AdminProjectApplicant>(t`Status`, (row) => <StatusBadge status={row.status} />),
          applicationColumn<AdminProjectApplicant>((row) => row.name),
        ]}
      />
    </Panel>
  );
}

/** An applicant of a project: a freelancer or a company. */
export function ProjectApplicantDetail({ projectId, userId }: { projectId: string; userId: string }) {
  const { to } = useAdminLocation();
  const project = useProject(projectId);
  const query = useApi(urlOf('/api/admin/project-applicant/{userId}', { userId }));
  return (
    <EntryPanel
      query={query}
      title={query.data ? fullName(query.data) : t`Applicant`}
      crumbs={[
        {
          to: to('projects', { projectid: projectId }),
          label: project.data?.title ?? t`Project`,
          lang: langOf(project.data),
        },
        { to: to('projects', { projectid: projectId }, 'applicants'), label: t`Applicants` },
      ]}
      actions={query.data && <Badge>{ROLE_NAMES[query.data.role]}</Badge>}
    >
      {(user) => (
        <PanelBody>
          <p>
            <ButtonLink small to={to('messages', { userid: userId })}>{t`Write a message`}</ButtonLink>
          </p>
          <PersonFacts user={user} />
        </PanelBody>
      )}
    </EntryPanel>
  );
}
