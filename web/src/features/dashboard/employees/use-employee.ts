import { useWholeList } from '../../../shared/api/use-api.ts';

/** Finds an employee in the list, because the API has no route for one; null when there is none. */
export function useEmployee(id: string) {
  const { data, error, mutate } = useWholeList('/private/api/employees/all', {});
  return { data: data && (data.find(({ _id }) => _id === id) ?? null), error, mutate };
}
