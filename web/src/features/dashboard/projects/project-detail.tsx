import { TEXTS } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { send } from '../../../shared/api/client.ts';
import type { Project, User } from '../../../shared/api/types.ts';
import { useRefresh } from '../../../shared/api/use-api.ts';
import { StatusBadge, Tags } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { startDate } from '../../../shared/ui/dates.ts';
import { useConfirm } from '../../../shared/ui/use-confirm.tsx';
import { applicationOf } from '../../projects/applications.ts';
import { Apply } from '../apply.tsx';
import type { EntryProps } from '../entry-tab.tsx';
import { Applicants } from './applicants/applicants.tsx';
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
  return (
    <>
      <article className="card detail" aria-labelledby="project-title">
        <div className="head2">
          <h2 id="project-title">{project.title}</h2>
          {application && <StatusBadge status={application.status ?? 'pending'} />}
        </div>
        <dl className="facts-list">
          <dt>{t`Description`}</dt>
          <dd className="prewrap">{project.description}</dd>
          <dt>{t`Technologies`}</dt>
          <dd>{project.technologies.join(', ') || '-'}</dd>
          <dt>{t`Category`}</dt>
          <dd>{project.category.length > 0 ? <Tags label={t`Category`} words={project.category} /> : '-'}</dd>
          <dt>{t`Start Date`}</dt>
          <dd>{startDate(project.start_date)}</dd>
        </dl>
        {own ? (
          <OwnerActions {...props} />
        ) : (
          <Apply
            target={{ kind: 'project', id: project._id, title: project.title }}
            chosen
            applied={application !== undefined}
            already={TEXTS.projectAlreadyApplied}
            shownBy={['/private/api/projects', '/public/api/v0/projects']}
          >
            {t`Apply`}
          </Apply>
        )}
      </article>
      {own && <Applicants project={project} user={user} />}
    </>
  );
}

function OwnerActions({ project, user, editor, saved, onEdit, onDeleted }: Props) {
  const refresh = useRefresh();
  const removal = useConfirm({
    title: t`Confirm Delete`,
    text: t`Delete “${project.title}”? Its applicants will no longer see it. This cannot be undone.`,
    texts: { failed: t`Something went wrong. Try again.` },
    run: () => send('delete', '/private/api/projects/{id}', { params: { id: project._id } }),
    onDone: () => {
      onDeleted(project.title);
      void refresh('/private/api/projects', '/public/api/v0/projects');
    },
  });
  return (
    <>
      {saved}
      {removal.error}
      <div className="row">
        <Button kind="second" onClick={onEdit}>{t`Edit`}</Button>
        <Button kind="reject" onClick={removal.ask}>{t`Delete`}</Button>
      </div>
      {editor && <ProjectEditor user={user} project={project} {...editor} />}
      {removal.dialog}
    </>
  );
}
