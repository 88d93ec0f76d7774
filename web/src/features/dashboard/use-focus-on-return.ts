import { useEffect, useState, type RefObject } from 'react';
import { focusEntry } from '../../shared/ui/focus.ts';

/** A tab's memory of the entry that was opened last, for `useFocusOnReturn`. */
export function useCameFrom(opened: string | null) {
  const [last, setLast] = useState(opened);
  const [deleted, setDeleted] = useState<string | null>(null);
  if (opened && opened !== last) setLast(opened);
  // The row of a deleted entry may still be drawn for a moment, so no row is named.
  return { cameFrom: last && last === deleted ? '' : last, markDeleted: () => setDeleted(opened) };
}

/** Who comes back to a list from one of its entries stands on that entry's link again, else on the list's heading. */
export function useFocusOnReturn(list: RefObject<HTMLElement | null>, cameFrom: string | null): void {
  useEffect(() => {
    if (cameFrom !== null) focusEntry(list.current, cameFrom);
    // Only once, when the list takes the place of the entry.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
