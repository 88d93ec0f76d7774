import useSWR from 'swr';
import { requestPage, type ApiError } from '../../../shared/api/client.ts';
import { isRefresh } from '../../../shared/api/swr-provider.tsx';
import { withQuery } from '../../../shared/api/use-api.ts';
import type { Employee } from '../../../shared/api/types.ts';

const PAGE_LENGTH = 200;

/** One employee by its id, looked for in the list because the API has no route for one; null when there is none. */
export function useEmployee(id: string) {
  const load = async () => {
    for (let page = 1; ; page += 1) {
      const url = withQuery('/private/api/employees/all', { page, limit: PAGE_LENGTH });
      const { items, total } = await requestPage<Employee>(url, { poll: isRefresh(url) });
      const found = items.find(({ _id }) => _id === id);
      if (found) return found;
      if (items.length === 0 || page * PAGE_LENGTH >= total) return null;
    }
  };
  return useSWR<Employee | null, ApiError>(`/private/api/employees/one/${id}`, load);
}
