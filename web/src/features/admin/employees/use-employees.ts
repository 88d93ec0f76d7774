import { send } from '../../../shared/api/client.ts';
import { useApi, useRefresh } from '../../../shared/api/use-api.ts';
import { urlOf } from '../../../shared/api/wire.ts';
import type { Progress } from '../../../shared/ui/use-api-form.ts';
import { toEmployeeBody, type EmployeeValues } from '../../employees/employee-form.tsx';

export const useEmployee = (id: string) => useApi(urlOf('/api/admin/employees/{id}', { id }));

export function useEmployeeChanges() {
  const refresh = useRefresh();
  return {
    /** Creates without an id, changes with one. */
    save: async (id: string | undefined, values: EmployeeValues, cv: File | null, onProgress: Progress) => {
      const { companyName, projects } = values;
      const form = { ...toEmployeeBody(values, cv), companyName: companyName.trim(), projects };
      if (id) await send('put', '/api/admin/employees/{id}', { params: { id }, form, onProgress });
      else await send('post', '/api/admin/employees', { form, onProgress });
      await refresh('/api/admin/employees', '/api/admin/overview');
    },
    remove: async (id: string) => {
      await send('delete', '/api/admin/employees/{id}', { params: { id } });
      // The lists; the thing itself, still shown for a moment, is not there to be asked for.
      await refresh('/api/admin/employees?', '/api/admin/overview');
    },
  };
}
