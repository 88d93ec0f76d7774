import { send } from '../../../shared/api/client.ts';
import { useApi, useRefresh } from '../../../shared/api/use-api.ts';
import { urlOf } from '../../../shared/api/wire.ts';
import type { Progress } from '../../../shared/ui/use-api-form.ts';
import { toEmployeeBody, type EmployeeValues } from '../../employees/employee-form.tsx';

export const useEmployee = (id: string) => useApi(urlOf('/api/admin/employees/{id}', { id }));

export function useEmployeeChanges() {
  const refresh = useRefresh();
  return {
    /** Updates the employee with this id; without an id creates one. */
    save: async (id: string | undefined, values: EmployeeValues, cv: File | null, onProgress: Progress) => {
      const { companyName, projects } = values;
      const form = { ...toEmployeeBody(values, cv), companyName: companyName.trim(), projects };
      if (id) await send('put', '/api/admin/employees/{id}', { params: { id }, form, onProgress });
      else await send('post', '/api/admin/employees', { form, onProgress });
      await refresh('/api/admin/employees', '/api/admin/overview');
    },
    remove: async (id: string) => {
      await send('delete', '/api/admin/employees/{id}', { params: { id } });
      // Only the lists: the deleted entry, still on screen for a moment, would answer 404.
      await refresh('/api/admin/employees?', '/api/admin/overview');
    },
  };
}
