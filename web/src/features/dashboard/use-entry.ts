import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withOutcome } from '../../shared/ui/outcome.tsx';

/**
 * The list entry that the query parameter `param` selects, and functions to return to the list. The last opened entry
 * is remembered, so that its row can take the focus again.
 */
export function useEntry(param: string) {
  const [params, setParams] = useSearchParams();
  const opened = params.get(param);
  const [last, setLast] = useState(opened);
  const [deleted, setDeleted] = useState<string | null>(null);
  if (opened && opened !== last) setLast(opened);
  const showList = (outcome?: string) =>
    setParams(
      (before) => {
        const query = new URLSearchParams(before);
        query.delete(param);
        return query;
      },
      outcome ? withOutcome(outcome) : undefined,
    );
  return {
    id: opened,
    // A deleted entry's row may still be rendered for a moment, so no row is named.
    lastOpened: last && last === deleted ? '' : last,
    showList,
    /** Returns to the list, which shows `outcome`. */
    showDeleted: (outcome: string) => {
      setDeleted(opened);
      showList(outcome);
    },
  };
}
