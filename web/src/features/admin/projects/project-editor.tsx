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
      isNew={!project}
      draft={draft}
      texts={{ failed, network: t`Network error.` }}
      send={async (values) => {
        const { state, ...body } = toProjectBody(values);
        if (project) await send('put', '/api/admin/projects/{id}', { params: { id: project._id }, body });
        else await send('post', '/api/admin/create-project', { body: { ...body, state } });
        await refresh('/api/admin/projects', '/api/admin/project-applicants', '/api/admin/overview');
      }}
      onSent={onClose}
      onClose={onClose}
    />
  );
}
