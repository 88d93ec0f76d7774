import { t } from '@lingui/core/macro';
import { useApi } from '../../../shared/api/use-api.ts';
import { urlOf } from '../../../shared/api/wire.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Loaded } from '../../../shared/ui/loaded.tsx';
import { adminPath } from '../admin-location.ts';
import { Panel, PanelBody } from '../parts/panel.tsx';
import { PersonFacts } from '../people/person-facts.tsx';
import { useAdminLocation } from '../use-admin-location.ts';
import { useProject } from './use-projects.ts';

/** An applicant of a project: a freelancer or a company. */
export function ProjectApplicantDetail({ projectId, userId }: { projectId: string; userId: string }) {
  const { to } = useAdminLocation();
  const project = useProject(projectId);
  const user = useApi(urlOf('/api/admin/project-applicant/{userId}', { userId }));
  return (
    <Panel
      title={user.data ? `${user.data.first_name} ${user.data.last_name}` : t`Applicant`}
      crumbs={[
        { to: to('projects'), label: t`Projects` },
        { to: to('projects', { projectid: projectId }), label: project.data?.title ?? t`Project` },
        { to: to('projects', { projectid: projectId }, 'applicants'), label: t`Applicants` },
      ]}
      actions={user.data && <Badge>{user.data.role}</Badge>}
    >
      <Loaded query={user} empty={t`This applicant no longer exists.`}>
        {(data) => (
          <PanelBody>
            <p>
              <ButtonLink
                small
                to={adminPath('messages', { userid: userId })}
              >{t`Write a message`}</ButtonLink>
            </p>
            <PersonFacts user={data} />
          </PanelBody>
        )}
      </Loaded>
    </Panel>
  );
}
