import { useSearchParams } from 'react-router-dom';
import { useEntries } from '../../../shared/api/whole-lists.ts';
import type { Consultant } from '../../../shared/api/types.ts';
import { withQuery } from '../../../shared/api/wire.ts';
import type { ListFilters } from '../../../shared/ui/list/filter.tsx';
import { useAddressFilters } from '../../../shared/ui/list/use-address-filters.ts';

/** More columns do not fit side by side. */
export const MOST_COMPARED = 3;

export interface Comparison {
  ids: readonly string[];
  isFull: boolean;
  /** Adds a consultant, or removes one that is chosen. */
  toggle: (id: string) => void;
  clear: () => void;
  /** Whether the table is shown in place of the list. */
  isOpen: boolean;
  /** The query that shows the table. */
  opened: string;
  close: () => void;
}

/**
 * The filters of the list, and the consultants chosen for a comparison. All are in the address, so that a colleague can
 * open the same one, and in one hook: of two that write at once, the second would undo the first.
 */
export function useConsultantFilters(): {
  filters: ListFilters;
  savedSearch: string;
  /** The order of the list, as the address has it. */
  sort: string;
  comparison: Comparison;
} {
  const [{ compare, savedSearch, sort, ...filters }, change] = useAddressFilters(
    'q',
    'language',
    'free_by',
    'compare',
    'savedSearch',
    'sort',
  );
  const [params, setParams] = useSearchParams();
  const ids = [...new Set(compare.split('-'))].filter(Boolean).slice(0, MOST_COMPARED);
  const choose = (chosen: readonly string[]) => change({ compare: chosen.join('-') });
  const comparison = {
    ids,
    isFull: ids.length === MOST_COMPARED,
    toggle: (id: string) => choose(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]),
    clear: () => choose([]),
    isOpen: params.get('view') === 'comparison' && ids.length > 0,
    opened: withQuery('', { ...filters, compare: ids.join('-'), view: 'comparison' }),
    close: () =>
      setParams((before) => {
        const query = new URLSearchParams(before);
        query.delete('view');
        return query;
      }),
  };
  return { filters: [filters, change], savedSearch, sort, comparison };
}

/** The chosen consultants, also those that the list does not show because of its filters. */
export function useChosen(ids: readonly string[], shown: readonly Consultant[] = []) {
  const others = ids.filter((id) => !shown.some(({ _id }) => _id === id));
  const found = useEntries('/private/api/consultants', others);
  const known = [...shown, ...(found.data ?? [])];
  const chosen = ids.flatMap((id) => known.find(({ _id }) => _id === id) ?? []);
  return { ...found, data: others.length > 0 && !found.data ? undefined : chosen, chosen };
}
