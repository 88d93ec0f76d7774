import { t } from '@lingui/core/macro';
import { useApi } from '../../../shared/api/use-api.ts';
import type { User } from '../../../shared/api/types.ts';
import { urlOf } from '../../../shared/api/wire.ts';
import { EntryTab } from '../entry-tab.tsx';
import { ProjectDetail } from './project-detail.tsx';
import { ProjectEditor } from './project-editor.tsx';
import { ProjectsList } from './projects-list.tsx';

/** A project as the signed-in user sees it; null when it does not exist. */
function useProject(id: string) {
  const query = useApi(urlOf('/public/api/v0/projects/{id}', { id }), { auth: 'user' });
  // The id may belong to a deleted project or be malformed.
  const isGone = query.error?.status === 404 || query.error?.status === 400;
  return isGone ? { ...query, data: null } : query;
}

/** The list, or one project with `?projectId=`. */
export function ProjectsTab({ user }: { user: User }) {
  return (
    <EntryTab
      param="projectId"
      useEntry={useProject}
      texts={{
        back: t`Back to Projects`,
        gone: t`This project is no longer available.`,
        failed: t`Something went wrong.`,
        saved: t`The project was saved.`,
        created: (title) => t`Project “${title}” was created.`,
        deleted: (title) => t`Project “${title}” was deleted.`,
      }}
      list={(props) => <ProjectsList user={user} {...props} />}
      entry={(project, props) => <ProjectDetail project={project} user={user} {...props} />}
      creator={(props) => <ProjectEditor user={user} {...props} />}
    />
  );
}
