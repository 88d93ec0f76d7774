import { useState } from 'react';
import type { DeskApplication } from '../../../../shared/api/types.ts';

export type Checked = ReturnType<typeof useChecked>;

const NONE: ReadonlySet<string> = new Set();

/** The checked applications of the list `shown`: only pending ones. Another page or filter clears them. */
export function useChecked(items: readonly DeskApplication[], shown: string) {
  const [ids, setIds] = useState(NONE);
  const [of, setOf] = useState(shown);
  if (of !== shown) {
    setOf(shown);
    setIds(NONE);
  }
  const pending = items.filter(({ status }) => status === 'pending');
  const entries = pending.filter(({ _id }) => ids.has(_id));
  const setAll = (on: boolean) => setIds(new Set(on ? pending.map(({ _id }) => _id) : []));
  const toggle = (id: string) => {
    if (!pending.some(({ _id }) => _id === id)) return;
    const next = new Set(entries.map(({ _id }) => _id));
    if (!next.delete(id)) next.add(id);
    setIds(next);
  };
  const has = (id: string) => entries.some(({ _id }) => _id === id);
  return { pending, entries, has, toggle, setAll };
}
