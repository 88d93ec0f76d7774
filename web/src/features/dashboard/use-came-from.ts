import { useState } from 'react';

/** A tab's memory of the entry that was opened last: its list stands on that entry's link again, else on its heading. */
export function useCameFrom(opened: string | null) {
  const [last, setLast] = useState(opened);
  const [deleted, setDeleted] = useState<string | null>(null);
  if (opened && opened !== last) setLast(opened);
  // The row of a deleted entry may still be drawn for a moment, so no row is named.
  return { cameFrom: last && last === deleted ? '' : last, markDeleted: () => setDeleted(opened) };
}
