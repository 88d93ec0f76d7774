import { COMPANY, LANGUAGE_NAMES } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useNavigate } from 'react-router-dom';
import { send } from '../../../shared/api/client.ts';
import type { AdminProject } from '../../../shared/api/types.ts';
import { useApi, useRefresh } from '../../../shared/api/use-api.ts';
import { urlOf } from '../../../shared/api/wire.ts';
import { deleteQuestion } from '../../../shared/posting/delete-question.ts';
import { ProjectBadge, waitsForLook } from '../../../shared/posting/project-badge.tsx';
import { usePostingActions } from '../../../shared/posting/use-posting-actions.tsx';
import { Tags } from '../../../shared/ui/display/badge.tsx';
import { ButtonLink } from '../../../shared/ui/form/button.tsx';
import { dateTime, startDate } from '../../../shared/ui/display/dates.ts';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { withOutcome } from '../../../shared/ui/feedback/outcome.tsx';
import { withLang } from '../../../shared/ui/display/content-language.tsx';
import { projectFacts } from '../../projects/project-facts.tsx';
import { REFRESH_AFTER_DECISION } from '../applications/decision/use-deciding.ts';
import { DialogButton } from '../parts/dialog-button.tsx';
import { EntryActions } from '../parts/entry-actions.tsx';
import { CompanyLink, Facts } from '../parts/facts.tsx';
import { EntryPanel, PanelBody } from '../parts/panel.tsx';
import { adminPath } from '../admin-location.ts';
import { useAdminLocation } from '../use-admin-location.ts';
import { ProjectEditor } from './project-editor.tsx';
import { useRelease } from './use-release.tsx';

export const useProject = (id: string) => useApi(urlOf('/api/admin/projects/{id}', { id }));

/** Paths of everything that shows projects and their states. */
export const REFRESH_AFTER_PROJECT_CHANGE = [
  '/api/admin/projects',
  '/private/api/projects',
  '/public/api/v0/projects',
  '/api/admin/overview',
] as const;

export function ProjectDetail({ id }: { id: string }) {
  const query = useProject(id);
  return (
    <EntryPanel
      query={query}
      title={query.data?.title ?? t`Project`}
      lang={query.data?.language}
      actions={query.data && <ProjectBadge project={query.data} />}
    >
      {(project) => <ProjectEntry project={project} />}
    </EntryPanel>
  );
}

function ProjectEntry({ project }: { project: AdminProject }) {
  const { to } = useAdminLocation();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const id = project._id;
  const isOurs = !project.b2bId;
  const steps = usePostingActions({
    kind: 'project',
    title: project.title,
    state: project.state,
    owner: { owner: isOurs ? COMPANY.name : (project.companyName ?? ''), isFirm: true },
    closesAt: project.closes_at,
    waiting: project.pendingCount,
    refresh: () => refresh(...REFRESH_AFTER_PROJECT_CHANGE),
    ofCompany: !isOurs,
    setState: async (body) => {
      const answer = await send('patch', '/api/admin/projects/{id}/state', { params: { id }, body });
      // Closing decides on pending applications, and every application shows whether the project is open.
      await refresh(...REFRESH_AFTER_PROJECT_CHANGE, ...REFRESH_AFTER_DECISION);
      return answer;
    },
    copy: isOurs
      ? async () => {
          const { message, _id } = await send('post', '/api/admin/projects/{id}/copy', { params: { id } });
          await refresh(...REFRESH_AFTER_PROJECT_CHANGE);
          void navigate(to('projects', { projectid: _id }), withOutcome(message));
        }
      : undefined,
  });
  const release = useRelease(project, () => refresh(...REFRESH_AFTER_PROJECT_CHANGE));
  const count = project.applicantsCount;
  return (
    <PanelBody>
      {!isOurs && (
        <Notice tone="info">{t`A company owns this project. You can pause, close or delete it, but not edit it.`}</Notice>
      )}
      {waitsForLook(project) && (
        <Notice tone="care">{t`Only its company sees it until you release it. To refuse it, close or delete it.`}</Notice>
      )}
      {project.hidden && !project.held && (
        <Notice tone="care">{t`Hidden from everyone else: the owner is currently not a B2B user.`}</Notice>
      )}
      {release.notice}
      {steps.notice}
      <EntryActions
        path="/api/admin/projects/{id}"
        id={id}
        lists={['/api/admin/projects?', '/api/admin/project-applicants']}
        title={t`Confirm Delete`}
        question={deleteQuestion(project.title, count)}
        outcome={t`Project “${project.title}” was deleted.`}
        failed={t`Failed to delete project.`}
        instead={steps.close && { label: t`Close it instead`, act: steps.close }}
      >
        {release.button}
        <ButtonLink
          small
          kind={project.state === 'draft' || waitsForLook(project) ? 'second' : 'primary'}
          to={to('projects', { projectid: id }, 'applicants')}
        >{t`Applicants`}</ButtonLink>
        {isOurs && (
          <DialogButton
            kind="second"
            dialog={(close) => <ProjectEditor project={project} onClose={close} />}
          >{t`Edit`}</DialogButton>
        )}
        {!isOurs && project.state === 'open' && !project.hidden && (
          <ButtonLink
            small
            kind="second"
            to={adminPath('proposals', { projectid: id }, 'create')}
          >{t`Propose somebody`}</ButtonLink>
        )}
        {steps.buttons}
      </EntryActions>
      {steps.dialog}
      {release.dialog}
      <Facts
        rows={[
          [
            t`Company`,
            project.b2bId ? (
              <CompanyLink
                id={project.b2bId}
                name={project.companyName}
                isUser={!project.hidden || project.held}
              />
            ) : (
              COMPANY.name
            ),
          ],
          [t`Description`, withLang(project, project.description)],
          [t`Technologies`, project.technologies.join(', ')],
          [t`Category`, project.category.length > 0 && <Tags label={t`Category`} words={project.category} />],
          [t`Start Date`, startDate(project.start_date)],
          ...projectFacts(project),
          [t`Language`, LANGUAGE_NAMES[project.language]],
          [t`Applicants`, count],
          [t`Created`, project.createdAt && dateTime(project.createdAt)],
        ]}
      />
    </PanelBody>
  );
}
