import { send } from '../../shared/api/client.ts';
import type { Project, User } from '../../shared/api/types.ts';
import { useApi } from '../../shared/api/use-api.ts';
import { urlOf } from '../../shared/api/wire.ts';

export type SearchTab = 'projects' | 'consultants';

/** Search on the home page. `skill` is matched literally; commas separate alternatives. */
export function useHomeSearch(tab: SearchTab, skill: string) {
  return useApi(urlOf('/public/api/v0/home-search', { tab, skill }));
}

/** The specification requires name and title in the body; the server ignores them and uses the account's. */
export function applyToProject(user: User, project: Project) {
  return send('post', '/private/api/projects/apply', {
    auth: 'optional',
    body: {
      userId: user._id,
      role: user.role,
      name: `${user.first_name} ${user.last_name}`,
      projectId: project._id,
      projectTitle: project.title,
    },
  });
}

export function applyForConsultant(user: User, consultantId: string) {
  return send('post', '/private/api/apply-consultant', {
    auth: 'optional',
    body: { b2bId: user._id, consultantId },
  });
}
