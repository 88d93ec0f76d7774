import { send } from '../../../shared/api/client.ts';
import { useApi, useRefresh } from '../../../shared/api/use-api.ts';
import { urlOf } from '../../../shared/api/wire.ts';
import type { ProjectValues } from '../../projects/project-modal.tsx';

export const useProject = (id: string) => useApi(urlOf('/api/admin/projects/{id}', { id }));

/** Updates the project with this id; without an id creates one. */
export function useSaveProject() {
  const refresh = useRefresh();
  return async (id: string | undefined, values: ProjectValues) => {
    // An empty date means that the start is open.
    const body = { ...values, start_date: values.start_date || null };
    if (id) await send('put', '/api/admin/projects/{id}', { params: { id }, body });
    else await send('post', '/api/admin/create-project', { body });
    await refresh('/api/admin/projects', '/api/admin/project-applicants', '/api/admin/overview');
  };
}
