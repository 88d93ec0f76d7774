import { usePage } from '../../../shared/api/use-api.ts';
import type { Filter, ListOfEntries } from '../../../shared/api/wire.ts';
import { useAdminLocation } from '../use-admin-location.ts';

/** The page of a section's list that the URL names, from the shared cache. */
export function useListPage<P extends ListOfEntries>(
  path: P,
  query: object | undefined,
  options: { refreshInterval?: number } = {},
) {
  const { filters } = useAdminLocation();
  const page = Math.max(1, Number(filters.page) || 1);
  return { page, ...usePage(path, { ...query, q: filters.q } as unknown as Filter<P>, page, options) };
}
