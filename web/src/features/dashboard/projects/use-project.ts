import useSWR from 'swr';
import { ApiError, get } from '../../../shared/api/client.ts';
import type { Project } from '../../../shared/api/types.ts';
import { urlOf } from '../../../shared/api/wire.ts';

/** A project as the signed-in user sees it; null when it does not exist. */
export function useProject(id: string) {
  const url = urlOf('/public/api/v0/projects/{id}', { id });
  const load = async (): Promise<Project | null> => {
    try {
      return await get(url, { auth: 'user' });
    } catch (error) {
      // The id may belong to a deleted project or be malformed.
      if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
      throw error;
    }
  };
  return useSWR<Project | null, ApiError>(url, load);
}
