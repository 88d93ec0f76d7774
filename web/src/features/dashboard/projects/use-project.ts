import useSWR from 'swr';
import { requestPage, type ApiError } from '../../../shared/api/client.ts';
import { isRefresh } from '../../../shared/api/swr-provider.tsx';
import { withQuery } from '../../../shared/api/use-api.ts';
import type { Project, User } from '../../../shared/api/types.ts';

const PAGE_LENGTH = 200;

async function find(path: string, id: string): Promise<Project | undefined> {
  for (let page = 1; ; page += 1) {
    const url = withQuery(path, { page, limit: PAGE_LENGTH });
    const { items, total } = await requestPage<Project>(url, { poll: isRefresh(url) });
    const found = items.find(({ _id }) => _id === id);
    if (found || items.length === 0 || page * PAGE_LENGTH >= total) return found;
  }
}

/**
 * One project by its id; null when there is none (any more). The API has no route for one project, so
 * it is looked for in the list.
 */
export function useProject(id: string, user: User) {
  const load = async () => {
    const open = await find('/private/api/projects/all', id);
    const own = open || user.role !== 'B2B' ? open : await find(`/private/api/projects/${user._id}`, id);
    return own ?? null;
  };
  return useSWR<Project | null, ApiError>(`/private/api/projects/one/${id}`, load);
}
