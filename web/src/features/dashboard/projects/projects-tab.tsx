import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Project, User } from '../../../shared/api/types.ts';
import { ProjectFormModal } from './project-form-modal.tsx';
import { withOutcome } from '../../../shared/ui/outcome.tsx';
import { useCameFrom } from '../use-came-from.ts';
import { ProjectPlace } from './project-place.tsx';
import { ProjectsList } from './projects-list.tsx';

/** The list, or with `?tab=projects&projectId=` one project; the create dialog belongs to both. */
export function ProjectsTab({ user }: { user: User }) {
  const [params, setParams] = useSearchParams();
  const [creating, setCreating] = useState(false);
  const [created, setCreated] = useState<string | null>(null);
  const projectId = params.get('projectId');
  const { cameFrom, markDeleted } = useCameFrom(projectId);
  const showList = (outcome?: string) =>
    setParams(
      (before) => {
        const query = new URLSearchParams(before);
        query.delete('projectId');
        query.set('tab', 'projects');
        return query;
      },
      outcome ? withOutcome(outcome) : undefined,
    );

  const onCreated = (project: Project) => {
    setCreating(false);
    setCreated(project.title);
  };
  return (
    <>
      {projectId ? (
        <ProjectPlace
          key={projectId}
          id={projectId}
          user={user}
          onBack={() => showList()}
          onDeleted={(title) => {
            setCreated(null);
            markDeleted();
            showList(`Project “${title}” was deleted.`);
          }}
        />
      ) : (
        <ProjectsList user={user} created={created} cameFrom={cameFrom} onCreate={() => setCreating(true)} />
      )}
      {creating && <ProjectFormModal user={user} onSaved={onCreated} onClose={() => setCreating(false)} />}
    </>
  );
}
