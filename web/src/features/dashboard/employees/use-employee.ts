import useSWR from 'swr';
import { getPage, type ApiError } from '../../../shared/api/client.ts';
import type { Employee } from '../../../shared/api/types.ts';
import { urlOf } from '../../../shared/api/wire.ts';

const limit = 200;

/** Finds an employee in the list, because the API has no route for one; null when there is none. */
export function useEmployee(id: string) {
  const load = async () => {
    for (let page = 1; ; page += 1) {
      const { items, total } = await getPage(urlOf('/private/api/employees/all', { page, limit }));
      const found = items.find(({ _id }) => _id === id);
      if (found) return found;
      if (items.length === 0 || page * limit >= total) return null;
    }
  };
  return useSWR<Employee | null, ApiError>(`/private/api/employees/one/${id}`, load);
}
