import { t } from '@lingui/core/macro';
import { send } from '../../../shared/api/client.ts';
import type { AdminProject } from '../../../shared/api/types.ts';
import { useRefresh } from '../../../shared/api/use-api.ts';
import { ProjectModal, toProjectBody, toProjectValues } from '../../projects/project-modal.tsx';
import { useAdminDraft } from '../use-admin-draft.ts';

interface Props {
  /** The project to edit; a new one is created without it. */
  project?: AdminProject;
  onClose: () => void;
}

/** Create Project and Edit Project for projects of the operating company. */
export function ProjectEditor({ project, onClose }: Props) {
  const refresh = useRefresh();
  const draft = useAdminDraft(`project:${project?._id ?? 'new'}`, toProjectValues(project));
  const failed = project ? t`Failed to update project.` : t`Failed to create project.`;
  return (
    <ProjectModal
      project={project}
      owner="firm"
      draft={draft}
      texts={{ failed, network: t`Network error.` }}
      send={async (values, ifMatch) => {
        const { state, aueg_permit: _permit, show_company: _shown, ...body } = toProjectBody(values);
        const params = project && { id: project._id };
        if (params) await send('put', '/api/admin/projects/{id}', { params, body, ifMatch });
        else await send('post', '/api/admin/create-project', { body: { ...body, state } });
        await refresh('/api/admin/projects', '/api/admin/project-applicants', '/api/admin/overview');
      }}
      onSent={onClose}
      onClose={onClose}
    />
  );
}
