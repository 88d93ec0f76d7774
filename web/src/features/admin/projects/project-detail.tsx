import { COMPANY } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useApi } from '../../../shared/api/use-api.ts';
import { urlOf } from '../../../shared/api/wire.ts';
import { Tags } from '../../../shared/ui/badge.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { dateTime, startDate } from '../../../shared/ui/dates.ts';
import { Notice } from '../../../shared/ui/notice.tsx';
import { DialogButton } from '../parts/dialog-button.tsx';
import { EntryActions } from '../parts/entry-actions.tsx';
import { CompanyLink, Facts } from '../parts/facts.tsx';
import { EntryPanel, PanelBody } from '../parts/panel.tsx';
import { useAdminLocation } from '../use-admin-location.ts';
import { ProjectEditor } from './project-editor.tsx';

export const useProject = (id: string) => useApi(urlOf('/api/admin/projects/{id}', { id }));

export function ProjectDetail({ id }: { id: string }) {
  const { to } = useAdminLocation();
  const query = useProject(id);
  return (
    <EntryPanel query={query} title={query.data?.title ?? t`Project`}>
      {(project) => (
        <PanelBody>
          {project.b2bId && (
            <Notice tone="info">{t`A company owns this project. You can delete it, but not edit it.`}</Notice>
          )}
          {project.hidden && (
            <Notice tone="care">{t`Hidden from everyone else: the owner is currently not a B2B user.`}</Notice>
          )}
          <EntryActions
            path="/api/admin/projects/{id}"
            id={id}
            lists={['/api/admin/projects?', '/api/admin/project-applicants']}
            title={t`Confirm Delete`}
            question={t`Delete “${project.title}” and all of its applications?`}
            outcome={t`Project “${project.title}” was deleted.`}
            failed={t`Failed to delete project.`}
          >
            <ButtonLink
              small
              to={to('projects', { projectid: id }, 'applicants')}
            >{t`Applicants`}</ButtonLink>
            {!project.b2bId && (
              <DialogButton
                kind="second"
                dialog={(close) => <ProjectEditor project={project} onClose={close} />}
              >{t`Edit`}</DialogButton>
            )}
          </EntryActions>
          <Facts
            rows={[
              [
                t`Company`,
                project.b2bId ? (
                  <CompanyLink id={project.b2bId} name={project.companyName} isUser={!project.hidden} />
                ) : (
                  COMPANY.name
                ),
              ],
              [t`Description`, project.description],
              [t`Technologies`, project.technologies.join(', ')],
              [
                t`Category`,
                project.category.length > 0 && <Tags label={t`Category`} words={project.category} />,
              ],
              [t`Start Date`, startDate(project.start_date)],
              [t`Applicants`, project.applicantsCount],
              [t`Created`, project.createdAt && dateTime(project.createdAt)],
            ]}
          />
        </PanelBody>
      )}
    </EntryPanel>
  );
}
