import { send } from '../../../shared/api/client.ts';
import { useApi, useRefresh } from '../../../shared/api/use-api.ts';
import { urlOf } from '../../../shared/api/wire.ts';
import type { Progress } from '../../../shared/ui/use-api-form.ts';
import { toEmployeeBody, type EmployeeValues } from '../../employees/employee-form.tsx';

export const useEmployee = (id: string) => useApi(urlOf('/api/admin/employees/{id}', { id }));

/** Updates the employee with this id; without an id creates one. */
export function useSaveEmployee() {
  const refresh = useRefresh();
  return async (id: string | undefined, values: EmployeeValues, cv: File | null, onProgress: Progress) => {
    const { companyName, projects } = values;
    const form = { ...toEmployeeBody(values, cv), companyName: companyName.trim(), projects };
    if (id) await send('put', '/api/admin/employees/{id}', { params: { id }, form, onProgress });
    else await send('post', '/api/admin/employees', { form, onProgress });
    await refresh('/api/admin/employees', '/api/admin/overview');
  };
}
