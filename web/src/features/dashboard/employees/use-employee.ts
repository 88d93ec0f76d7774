import useSWR from 'swr';
import type { ApiError } from '../../../shared/api/client.ts';
import type { Employee } from '../../../shared/api/types.ts';
import { pagesOf } from '../../../shared/api/use-api.ts';

/** Finds an employee in the list, because the API has no route for one; null when there is none. */
export function useEmployee(id: string) {
  const load = async () => {
    for await (const items of pagesOf('/private/api/employees/all', {})) {
      const found = items.find(({ _id }) => _id === id);
      if (found) return found;
    }
    return null;
  };
  return useSWR<Employee | null, ApiError>(`/private/api/employees/one/${id}`, load);
}
