import { useWholeList } from '../../../shared/api/use-api.ts';

/** One employee by its id, looked for in the list because the API has no route for one; null when there is none. */
export function useEmployee(id: string) {
  const { data, error, mutate } = useWholeList('/private/api/employees/all', {});
  return { data: data && (data.find(({ _id }) => _id === id) ?? null), error, mutate };
}
