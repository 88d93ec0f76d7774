import { send } from '../../../shared/api/client.ts';
import { useApi, useRefresh } from '../../../shared/api/use-api.ts';
import { urlOf } from '../../../shared/api/wire.ts';
import type { ProjectValues } from '../../projects/project-modal.tsx';
import { usePaged } from '../parts/use-paged.ts';

export const useProject = (id: string) => useApi(urlOf('/api/admin/projects/{id}', { id }));
export const useProjectApplicants = (id: string) => usePaged('/api/admin/projects/{id}/applicants', { id });

/** An empty date means that the start is open. */
const bodyOf = (values: ProjectValues) => ({ ...values, start_date: values.start_date || null });

export function useProjectChanges() {
  const refresh = useRefresh();
  return {
    /** Updates the project with this id; without an id creates one. */
    save: async (id: string | undefined, values: ProjectValues) => {
      const body = bodyOf(values);
      if (id) await send('put', '/api/admin/projects/{id}', { params: { id }, body });
      else await send('post', '/api/admin/create-project', { body });
      await refresh('/api/admin/projects', '/api/admin/project-applicants', '/api/admin/overview');
    },
    remove: async (id: string) => {
      await send('delete', '/api/admin/projects/{id}', { params: { id } });
      // Only the lists: the deleted entry, still on screen for a moment, would answer 404.
      await refresh('/api/admin/projects?', '/api/admin/project-applicants', '/api/admin/overview');
    },
  };
}
