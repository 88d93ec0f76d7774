import { useState } from 'react';
import { send } from '../../../shared/api/client.ts';
import { useRefresh } from '../../../shared/api/use-api.ts';
import type { Project, User } from '../../../shared/api/types.ts';
import { StatusBadge, Tags } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { startDate } from '../../../shared/ui/dates.ts';
import { Notice } from '../../../shared/ui/notice.tsx';
import { useTask } from '../../../shared/ui/use-task.ts';
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
          <dt>Description</dt>
          <dd className="prewrap">{project.description}</dd>
          <dt>Technologies</dt>
          <dd>{project.technologies.join(', ') || '-'}</dd>
          <dt>Category</dt>
          <dd>{project.category.length > 0 ? <Tags label="Category" words={project.category} /> : '-'}</dd>
          <dt>Start Date</dt>
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
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const [saved, setSaved] = useState(false);
  const refresh = useRefresh();
  const task = useTask({ failed: 'Something went wrong. Try again.' });
  const remove = async () => {
    const deleted = await task.run(async () => {
      await send('delete', '/private/api/projects/{id}', { params: { id: project._id } });
    });
    setOpen(null);
    if (!deleted) return;
    onDeleted(project.title);
    void refresh('/private/api/projects', '/public/api/v0/projects');
  };
  return (
    <>
      {saved && (
        <Notice tone="ok" onClose={() => setSaved(false)}>
          The project was saved.
        </Notice>
      )}
      {task.error && (
        <Notice tone="bad" onClose={task.clear}>
          {task.error}
        </Notice>
      )}
      <div className="row">
        <Button kind="second" onClick={() => setOpen('edit')}>
          Edit
        </Button>
        <Button kind="reject" onClick={() => setOpen('delete')}>
          Delete
        </Button>
      </div>
      {open === 'edit' && (
        <ProjectEditor
          user={user}
          project={project}
          onClose={() => setOpen(null)}
          onSaved={() => {
            setOpen(null);
            setSaved(true);
          }}
        />
      )}
      {open === 'delete' && (
        <ConfirmDialog title="Confirm Delete" onConfirm={remove} onCancel={() => setOpen(null)}>
          {`Delete “${project.title}”? Its applicants will no longer see it. This cannot be undone.`}
        </ConfirmDialog>
      )}
    </>
  );
}
