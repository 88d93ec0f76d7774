import { useState } from 'react';
import type { DeskApplication } from '../../../shared/api/types.ts';

export type Checked = ReturnType<typeof useChecked>;

/** What is checked among the shown applications; only pending ones can be, and what is not shown does not count. */
export function useChecked(items: readonly DeskApplication[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const pending = items.filter(({ status }) => status === 'pending');
  const entries = pending.filter(({ _id }) => ids.has(_id));
  const setAll = (on: boolean) => setIds(new Set(on ? pending.map(({ _id }) => _id) : []));
  const toggle = (id: string) => {
    if (!pending.some(({ _id }) => _id === id)) return;
    const next = new Set(entries.map(({ _id }) => _id));
    if (!next.delete(id)) next.add(id);
    setIds(next);
  };
  return { pending, entries, has: (id: string) => ids.has(id), toggle, setAll };
}
