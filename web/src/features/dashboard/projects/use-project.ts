import useSWR from 'swr';
import { ApiError, request } from '../../../shared/api/client.ts';
import { isRefresh } from '../../../shared/api/swr-provider.tsx';
import type { Project } from '../../../shared/api/types.ts';

/** One project by its id, as the signed-in user sees it; null when there is none (any more). */
export function useProject(id: string) {
  const load = async (): Promise<Project | null> => {
    const path = `/public/api/v0/projects/${id}`;
    try {
      return await request<Project>(path, { auth: 'user', poll: isRefresh(path, 'user') });
    } catch (error) {
      // An id from an old address may be gone, or no id at all.
      if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
      throw error;
    }
  };
  // Kept below the lists' path, so that a change to projects loads it anew as well.
  return useSWR<Project | null, ApiError>(`/private/api/projects/one/${id}`, load);
}
