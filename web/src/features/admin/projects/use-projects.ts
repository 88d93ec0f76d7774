import { request } from '../../../shared/api/client.ts';
import type { AdminProject, ProjectApplicant } from '../../../shared/api/types.ts';
import { useApi, useRefresh } from '../../../shared/api/use-api.ts';
import { usePaged } from '../parts/use-paged.ts';
import { OVERVIEW } from '../use-overview.ts';

export const PROJECTS = '/api/admin/projects';

/** The form's values: lists as comma text, the date as YYYY-MM-DD. */
export interface ProjectInput {
  title: string;
  description: string;
  technologies: string;
  category: string;
  start_date: string;
}

export const useProject = (id: string) => useApi<AdminProject>(`${PROJECTS}/${id}`);
export const useProjectApplicants = (id: string) =>
  usePaged<ProjectApplicant>(`${PROJECTS}/${id}/applicants`);

/** What is sent: an empty date is an open start. */
const bodyOf = (input: ProjectInput) => ({ ...input, start_date: input.start_date || null });

export function useProjectChanges() {
  const refresh = useRefresh();
  const reload = () => refresh(PROJECTS, '/api/admin/project-applicants', OVERVIEW);
  return {
    create: async (input: ProjectInput) => {
      await request('/api/admin/create-project', { method: 'POST', body: bodyOf(input) });
      await reload();
    },
    change: async (id: string, input: ProjectInput) => {
      await request(`${PROJECTS}/${id}`, { method: 'PUT', body: bodyOf(input) });
      await reload();
    },
    remove: async (id: string) => {
      await request(`${PROJECTS}/${id}`, { method: 'DELETE' });
      // The lists; the thing itself, still shown for a moment, is not there to be asked for.
      await refresh(`${PROJECTS}?`, '/api/admin/project-applicants', OVERVIEW);
    },
  };
}
