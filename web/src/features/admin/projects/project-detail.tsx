import { COMPANY } from '@consulting/contracts';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { AdminProject } from '../../../shared/api/types.ts';
import { Tags } from '../../../shared/ui/badge.tsx';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { dateTime, startDate } from '../../../shared/ui/dates.ts';
import { Loaded } from '../../../shared/ui/loaded.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { withOutcome } from '../../../shared/ui/outcome.tsx';
import { useTask } from '../../../shared/ui/use-task.ts';
import { adminPath } from '../admin-location.ts';
import { Facts } from '../parts/facts.tsx';
import { Panel, PanelBody } from '../parts/panel.tsx';
import { useAdminLocation } from '../use-admin-location.ts';
import { ProjectEditor } from './project-editor.tsx';
import { useProject, useProjectChanges } from './use-projects.ts';

export function ProjectDetail({ id }: { id: string }) {
  const { to } = useAdminLocation();
  const navigate = useNavigate();
  const project = useProject(id);
  const { remove } = useProjectChanges();
  const [dialog, setDialog] = useState<'edit' | 'delete' | null>(null);
  const task = useTask({ failed: 'Failed to delete project.', network: 'Network error.' });
  const confirm = async () => {
    if (await task.run(() => remove(id)))
      void navigate(to('projects'), withOutcome(`Project “${project.data?.title ?? ''}” was deleted.`));
    else setDialog(null);
  };
  return (
    <Panel title={project.data?.title ?? 'Project'} crumbs={[{ to: to('projects'), label: 'Projects' }]}>
      <Loaded query={project} empty="This project no longer exists.">
        {(data) => (
          <PanelBody>
            {task.error && <Notice tone="bad">{task.error}</Notice>}
            {data.b2bId && (
              <Notice tone="info">A company owns this project. You can delete it, but not edit it.</Notice>
            )}
            {data.hidden && (
              <Notice tone="care">Hidden from everyone else: the owner is currently not a B2B user.</Notice>
            )}
            <div className="row">
              <ButtonLink small to={to('projects', { projectid: id }, 'applicants')}>
                Applicants
              </ButtonLink>
              {!data.b2bId && (
                <Button small kind="second" onClick={() => setDialog('edit')}>
                  Edit
                </Button>
              )}
              <Button small kind="reject" onClick={() => setDialog('delete')}>
                Delete
              </Button>
            </div>
            <Facts
              rows={[
                ['Company', <Owner key="c" project={data} />],
                ['Description', data.description],
                ['Technologies', data.technologies.join(', ')],
                ['Category', data.category.length > 0 && <Tags label="Category" words={data.category} />],
                ['Start Date', startDate(data.start_date)],
                ['Applicants', data.applicantsCount],
                ['Created', data.createdAt && dateTime(data.createdAt)],
              ]}
            />
          </PanelBody>
        )}
      </Loaded>
      {dialog === 'edit' && project.data && (
        <ProjectEditor project={project.data} onClose={() => setDialog(null)} />
      )}
      {dialog === 'delete' && project.data && (
        <ConfirmDialog title="Confirm Delete" onCancel={() => setDialog(null)} onConfirm={confirm}>
          {`Delete “${project.data.title}” and all of its applications?`}
        </ConfirmDialog>
      )}
    </Panel>
  );
}

/** Whose project it is, with the way to that company; one that is no B2B user at the moment has no page. */
function Owner({ project: { b2bId, companyName, hidden } }: { project: AdminProject }) {
  if (!b2bId) return COMPANY.name;
  const name = companyName || 'Company without a name';
  return hidden ? name : <Link to={adminPath('b2b', { userid: b2bId })}>{name}</Link>;
}
