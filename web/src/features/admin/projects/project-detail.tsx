import { COMPANY } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { AdminProject } from '../../../shared/api/types.ts';
import { Tags } from '../../../shared/ui/badge.tsx';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { dateTime, startDate } from '../../../shared/ui/dates.ts';
import { Loaded } from '../../../shared/ui/loaded.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { withOutcome } from '../../../shared/ui/outcome.tsx';
import { useConfirm } from '../../../shared/ui/use-confirm.tsx';
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
  const [editing, setEditing] = useState(false);
  const title = project.data?.title ?? '';
  const removal = useConfirm({
    title: t`Confirm Delete`,
    text: t`Delete “${title}” and all of its applications?`,
    texts: { failed: t`Failed to delete project.`, network: t`Network error.` },
    run: () => remove(id),
    onDone: () => void navigate(to('projects'), withOutcome(`Project “${title}” was deleted.`)),
  });
  return (
    <Panel title={project.data?.title ?? t`Project`} crumbs={[{ to: to('projects'), label: t`Projects` }]}>
      <Loaded query={project} empty={t`This project no longer exists.`}>
        {(data) => (
          <PanelBody>
            {removal.error}
            {data.b2bId && (
              <Notice tone="info">{t`A company owns this project. You can delete it, but not edit it.`}</Notice>
            )}
            {data.hidden && (
              <Notice tone="care">{t`Hidden from everyone else: the owner is currently not a B2B user.`}</Notice>
            )}
            <div className="row">
              <ButtonLink
                small
                to={to('projects', { projectid: id }, 'applicants')}
              >{t`Applicants`}</ButtonLink>
              {!data.b2bId && <Button small kind="second" onClick={() => setEditing(true)}>{t`Edit`}</Button>}
              <Button small kind="reject" onClick={removal.ask}>{t`Delete`}</Button>
            </div>
            <Facts
              rows={[
                [t`Company`, <Owner key="c" project={data} />],
                [t`Description`, data.description],
                [t`Technologies`, data.technologies.join(', ')],
                [t`Category`, data.category.length > 0 && <Tags label={t`Category`} words={data.category} />],
                [t`Start Date`, startDate(data.start_date)],
                [t`Applicants`, data.applicantsCount],
                [t`Created`, data.createdAt && dateTime(data.createdAt)],
              ]}
            />
          </PanelBody>
        )}
      </Loaded>
      {editing && project.data && <ProjectEditor project={project.data} onClose={() => setEditing(false)} />}
      {removal.dialog}
    </Panel>
  );
}

/** The project's company, linked to its page if it still is a B2B user. */
function Owner({ project: { b2bId, companyName, hidden } }: { project: AdminProject }) {
  if (!b2bId) return COMPANY.name;
  const name = companyName || 'Company without a name';
  return hidden ? name : <Link to={adminPath('b2b', { userid: b2bId })}>{name}</Link>;
}
