import { splitList } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useRef } from 'react';
import { send } from '../../../shared/api/client.ts';
import type { Project, User } from '../../../shared/api/types.ts';
import { useRefresh } from '../../../shared/api/use-api.ts';
import { useDraft } from '../../../shared/ui/form/use-draft.ts';
import {
  ProjectModal,
  toProjectBody,
  toProjectValues,
  type ProjectValues,
} from '../../projects/project-modal.tsx';

interface Props {
  user: User;
  /** The project to edit; a new one is created without it. */
  project?: Project;
  /** `message`: the server's, if it says more than that the project is saved. */
  onSaved: (title: string, message?: string) => void;
  onClose: () => void;
}

/** Create Project and Edit Project for the user's company. */
export function ProjectEditor({ user, project, onSaved, onClose }: Props) {
  const refresh = useRefresh();
  const draft = useDraft(`project:${user._id}:${project?._id ?? 'new'}`, toProjectValues(project));
  const held = useRef<string>(undefined);
  const save = async (values: ProjectValues, ifMatch: string | undefined) => {
    const { state, ...others } = toProjectBody(values);
    const body = {
      ...others,
      title: values.title.trim(),
      description: values.description.trim(),
      technologies: splitList(values.technologies),
      category: splitList(values.category),
    };
    const params = project && { id: project._id };
    if (params) await send('put', '/private/api/projects/{id}', { params, body, ifMatch });
    else {
      const made = await send('post', '/private/api/projects', { body: { ...body, state, b2bId: user._id } });
      held.current = made.code === 'project.held' ? made.message : undefined;
    }
    await refresh('/private/api/projects', '/public/api/v0/projects');
  };
  return (
    <ProjectModal
      project={project}
      owner="company"
      draft={draft}
      texts={{ failed: t`Something went wrong. Try again.` }}
      send={save}
      onSent={({ title }) => onSaved(title.trim(), held.current)}
      onClose={onClose}
    />
  );
}
