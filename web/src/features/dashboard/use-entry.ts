import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withOutcome } from '../../shared/ui/outcome.tsx';

/**
 * The entry of a tab's list that the address names by `param`, and the ways back from it. The tab remembers the entry
 * that was opened last: coming back leads to it.
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
    // The row of a deleted entry may still be drawn for a moment, so no row is named.
    cameFrom: last && last === deleted ? '' : last,
    showList,
    /** The list says what was deleted. */
    showDeleted: (outcome: string) => {
      setDeleted(opened);
      showList(outcome);
    },
  };
}
