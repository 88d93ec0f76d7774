import { useApi, withQuery } from '../../shared/api/use-api.ts';
import type { HomeSearchResult } from '../../shared/api/types.ts';
import { request } from '../../shared/api/client.ts';
import type { Project, User } from '../../shared/api/types.ts';

export const HOME_SEARCH = '/public/api/v0/home-search';

export type SearchTab = 'projects' | 'consultants';

/** Search on the home page; `skill` is matched literally, a comma separates alternatives. */
export function useHomeSearch(tab: SearchTab, skill: string) {
  return useApi<HomeSearchResult>(withQuery(HOME_SEARCH, { tab, skill }));
}

/** The display fields are sent as the specification names them; the server takes them from the account. */
export function applyToProject(user: User, project: Project) {
  return request<{ message: string }>('/private/api/projects/apply', {
    method: 'POST',
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
  return request<{ message: string }>('/private/api/apply-consultant', {
    method: 'POST',
    auth: 'optional',
    body: { b2bId: user._id, consultantId },
  });
}
