import { t } from '@lingui/core/macro';
import type { AdminProject } from '../../../shared/api/types.ts';
import { ProjectModal, toProjectValues } from '../../projects/project-modal.tsx';
import { useAdminDraft } from '../use-admin-draft.ts';
import { useSaveProject } from './use-projects.ts';

interface Props {
  /** The project to edit; a new one is created without it. */
  project?: AdminProject;
  onClose: () => void;
}

/** Create Project and Edit Project for projects of the operating company. */
export function ProjectEditor({ project, onClose }: Props) {
  const save = useSaveProject();
  const draft = useAdminDraft(`project:${project?._id ?? 'new'}`, toProjectValues(project));
  const failed = project ? t`Failed to update project.` : t`Failed to create project.`;
  return (
    <ProjectModal
      isNew={!project}
      draft={draft}
      texts={{ failed, network: t`Network error.` }}
      send={(values) => save(project?._id, values)}
      onSent={onClose}
      onClose={onClose}
    />
  );
}
