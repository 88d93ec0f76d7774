import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Project, User } from '../../../shared/api/types.ts';
import { ProjectFormModal } from './project-form-modal.tsx';
import { ProjectPlace } from './project-place.tsx';
import { ProjectsList } from './projects-list.tsx';

/** The list, or with `?tab=projects&projectId=` one project; the create dialog belongs to both. */
export function ProjectsTab({ user }: { user: User }) {
  const [params, setParams] = useSearchParams();
  const [creating, setCreating] = useState(false);
  const [created, setCreated] = useState<string | null>(null);
  const projectId = params.get('projectId');
  const show = (id: string | null) =>
    setParams(id ? { tab: 'projects', projectId: id } : { tab: 'projects' });

  const onCreated = (project: Project) => {
    setCreating(false);
    setCreated(project.title);
  };
  return (
    <>
      {projectId ? (
        <ProjectPlace key={projectId} id={projectId} user={user} onBack={() => show(null)} />
      ) : (
        <ProjectsList user={user} created={created} onCreate={() => setCreating(true)} />
      )}
      {creating && <ProjectFormModal user={user} onSaved={onCreated} onClose={() => setCreating(false)} />}
    </>
  );
}
