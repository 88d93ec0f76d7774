import { t } from '@lingui/core/macro';
import { useApi } from '../../../shared/api/use-api.ts';
import { urlOf } from '../../../shared/api/wire.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { fullName } from '../parts/facts.tsx';
import { EntryPanel, PanelBody } from '../parts/panel.tsx';
import { PersonFacts } from '../people/person-facts.tsx';
import { useAdminLocation } from '../use-admin-location.ts';
import { useProject } from './use-projects.ts';

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
        { to: to('projects'), label: t`Projects` },
        { to: to('projects', { projectid: projectId }), label: project.data?.title ?? t`Project` },
        { to: to('projects', { projectid: projectId }, 'applicants'), label: t`Applicants` },
      ]}
      actions={query.data && <Badge>{query.data.role}</Badge>}
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
