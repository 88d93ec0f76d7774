import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { send } from '../../../shared/api/client.ts';
import { useRefresh } from '../../../shared/api/use-api.ts';
import type { Project, User } from '../../../shared/api/types.ts';
import { StatusBadge, Tags } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { startDate } from '../../../shared/ui/dates.ts';
import { Notice } from '../../../shared/ui/notice.tsx';
import { useConfirm } from '../../../shared/ui/use-confirm.tsx';
import { ProjectApplicants } from './project-applicants.tsx';
import { ProjectApply } from './project-apply.tsx';
import { ProjectEditor } from './project-editor.tsx';
import { applicationOf, isOwner } from './project-rules.ts';

interface Props {
  project: Project;
  user: User;
  onDeleted: (title: string) => void;
}

export function ProjectDetail({ project, user, onDeleted }: Props) {
  const own = isOwner(project, user);
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
          <OwnerActions project={project} user={user} onDeleted={onDeleted} />
        ) : (
          <ProjectApply project={project} user={user} />
        )}
      </article>
      {own && <ProjectApplicants applicants={project.applicants} />}
    </>
  );
}

function OwnerActions({ project, user, onDeleted }: Props) {
  const [editing, setEditing] = useState(false);
  const [saved, setSaved] = useState(false);
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
      {saved && <Notice tone="ok" onClose={() => setSaved(false)}>{t`The project was saved.`}</Notice>}
      {removal.error}
      <div className="row">
        <Button kind="second" onClick={() => setEditing(true)}>{t`Edit`}</Button>
        <Button kind="reject" onClick={removal.ask}>{t`Delete`}</Button>
      </div>
      {editing && (
        <ProjectEditor
          user={user}
          project={project}
          onClose={() => setEditing(false)}
          onSaved={() => {
            setEditing(false);
            setSaved(true);
          }}
        />
      )}
      {removal.dialog}
    </>
  );
}
