import { projectPath, TEXTS } from '@consulting/contracts';
import { plural, t } from '@lingui/core/macro';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { send } from '../../../shared/api/client.ts';
import type { Project, User } from '../../../shared/api/types.ts';
import { useRefresh } from '../../../shared/api/use-api.ts';
import { withQuery } from '../../../shared/api/wire.ts';
import { ProjectBadge, waitsForLook } from '../../../shared/posting/project-badge.tsx';
import { usePostingActions } from '../../../shared/posting/use-posting-actions.tsx';
import { StatusBadge, Tags } from '../../../shared/ui/display/badge.tsx';
import { Button } from '../../../shared/ui/form/button.tsx';
import { startDate } from '../../../shared/ui/display/dates.ts';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { Outcome, withOutcome } from '../../../shared/ui/feedback/outcome.tsx';
import { GoLink } from '../../../shared/ui/page/go-link.tsx';
import { useConfirm } from '../../../shared/ui/dialog/use-confirm.tsx';
import { applicationOf } from '../../projects/application.ts';
import { projectFacts } from '../../projects/project-facts.tsx';
import { CompanyProposals } from '../../proposals/company-proposals.tsx';
import SharedSkills, { SharedSkillsNote } from '../../shared-skills/shared-skills.tsx';
import { ApplyButton } from '../apply-button.tsx';
import type { EntryProps } from '../entry-tab.tsx';
import { APPLICANT_PARAMS, Applicants } from './applicants/applicants.tsx';
import { fullName } from '../../../shared/account/full-name.ts';
import { ProjectEditor } from './project-editor.tsx';

interface Props extends EntryProps {
  project: Project;
  user: User;
}

/**
 * A project. Owners can edit and delete it and see its applicants, but not apply for it (the specification, sections 5
 * and 6).
 */
export function ProjectDetail(props: Props) {
  const { project, user } = props;
  const own = project.b2bId === user._id;
  const application = applicationOf(project, user);
  const isOver = project.state !== 'open';
  return (
    <>
      <article className="card detail" aria-labelledby="project-title">
        <div className="head2">
          <h2 id="project-title" lang={project.language}>
            {project.title}
          </h2>
          {application && <StatusBadge status={application.status ?? 'pending'} />}
          {own && <ProjectBadge project={project} />}
        </div>
        {project.shared && project.shared.words.length > 0 && (
          <>
            <SharedSkills shared={project.shared} />
            <SharedSkillsNote of="profile" />
          </>
        )}
        <dl className="facts-list">
          <dt>{t`Description`}</dt>
          <dd className="prewrap" lang={project.language}>
            {project.description}
          </dd>
          <dt>{t`Technologies`}</dt>
          <dd>{project.technologies.join(', ') || '-'}</dd>
          <dt>{t`Category`}</dt>
          <dd>{project.category.length > 0 ? <Tags label={t`Category`} words={project.category} /> : '-'}</dd>
          <dt>{t`Start Date`}</dt>
          <dd>{startDate(project.start_date)}</dd>
          {projectFacts(project).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {project.state !== 'draft' && !project.held && (
          <p>
            <GoLink to={projectPath({ id: project._id, title: project.title })}>{t`Public page`}</GoLink>
          </p>
        )}
        {own && waitsForLook(project) && (
          <Notice tone="info">{t`We review the first projects of a company before they become public.`}</Notice>
        )}
        {!own && isOver && (
          <Notice tone="info">
            {project.state === 'paused' ? TEXTS.projectPaused : TEXTS.projectNotOpen}
          </Notice>
        )}
        {own ? (
          <OwnerActions {...props} />
        ) : (
          <ApplyButton
            target={{ kind: 'project', id: project._id, title: project.title }}
            chosen
            applied={application !== undefined || isOver}
            already={isOver ? undefined : TEXTS.projectAlreadyApplied}
            shownBy={['/private/api/projects', '/public/api/v0/projects']}
          >
            {t`Apply`}
          </ApplyButton>
        )}
      </article>
      {own && <Applicants project={project} user={user} />}
      {own && (
        <CompanyProposals
          projectId={project._id}
          queryOf={(applicationId) => withQuery('', { projectId: project._id, applicationId })}
        />
      )}
    </>
  );
}

const REFRESH_AFTER_CHANGE = ['/private/api/projects', '/public/api/v0/projects'] as const;

function OwnerActions({ project, user, editor, saved, onEdit, onDeleted }: Props) {
  const refresh = useRefresh();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const params = { id: project._id };
  const steps = usePostingActions({
    kind: 'project',
    title: project.title,
    state: project.state,
    owner: { owner: user.company_name || fullName(user), isFirm: false },
    closesAt: project.closes_at,
    refresh: () => refresh(...REFRESH_AFTER_CHANGE),
    waiting: project.applicants.filter(({ status }) => status === 'pending').length,
    setState: async (body) => {
      const answer = await send('patch', '/private/api/projects/{id}/state', { params, body });
      await refresh(...REFRESH_AFTER_CHANGE);
      return answer;
    },
    copy: async () => {
      const { message, _id } = await send('post', '/private/api/projects/{id}/copy', { params });
      await refresh(...REFRESH_AFTER_CHANGE);
      const query = new URLSearchParams(address);
      for (const name of APPLICANT_PARAMS) query.delete(name);
      query.set('projectId', _id);
      // Drafts are listed only in the view of the company's own projects.
      query.set('view', 'mine');
      void navigate({ search: query.toString() }, withOutcome(message));
    },
  });
  const count = project.applicants.length;
  const removal = useConfirm({
    title: t`Confirm Delete`,
    text:
      count === 0
        ? t`Delete “${project.title}”? Nobody has applied for it. This cannot be undone.`
        : t`Delete “${project.title}” and ${plural(count, {
            one: 'its # application',
            other: 'its # applications',
          })}? Applicants without an answer are told that it has been closed. This cannot be undone.`,
    texts: { failed: t`Something went wrong. Try again.` },
    instead: steps.close && { label: t`Close it instead`, act: steps.close },
    run: () => send('delete', '/private/api/projects/{id}', { params }),
    onDone: () => {
      onDeleted(project.title);
      void refresh(...REFRESH_AFTER_CHANGE);
    },
  });
  return (
    <>
      <Outcome />
      {saved}
      {steps.notice}
      {removal.error}
      <div className="row">
        <Button small kind="second" onClick={onEdit}>{t`Edit`}</Button>
        {steps.buttons}
        <Button small kind="reject" onClick={removal.ask}>{t`Delete`}</Button>
      </div>
      {steps.dialog}
      {editor && <ProjectEditor user={user} project={project} {...editor} />}
      {removal.dialog}
    </>
  );
}
