import { useState } from 'react';
import type { User } from '../../../shared/api/types.ts';
import { useEntry } from '../use-entry.ts';
import { ProjectEditor } from './project-editor.tsx';
import { ProjectScreen } from './project-screen.tsx';
import { ProjectsList } from './projects-list.tsx';

/** The list, or one project with `?projectId=`. Both can show the create dialog. */
export function ProjectsTab({ user }: { user: User }) {
  const { id, lastOpened, showList, showDeleted } = useEntry('projectId');
  const [creating, setCreating] = useState(false);
  const [created, setCreated] = useState<string | null>(null);
  return (
    <>
      {id ? (
        <ProjectScreen
          key={id}
          id={id}
          user={user}
          onBack={() => showList()}
          onDeleted={(title) => {
            setCreated(null);
            showDeleted(`Project “${title}” was deleted.`);
          }}
        />
      ) : (
        <ProjectsList
          user={user}
          created={created}
          lastOpened={lastOpened}
          onCreate={() => setCreating(true)}
        />
      )}
      {creating && (
        <ProjectEditor
          user={user}
          onClose={() => setCreating(false)}
          onSaved={(title) => {
            setCreating(false);
            setCreated(title);
          }}
        />
      )}
    </>
  );
}
