import { useEffect, useRef, useState } from 'react';
import { readItem, writeItem } from '../api/storage.ts';
import { askBeforeLeaving } from '../api/unsaved.ts';
import { same } from './same.ts';
import { useHydrated } from './use-hydrated.ts';

interface Kept<T> {
  value: T;
  restored: boolean;
}

export interface Draft<T> {
  value: T;
  /** True when the value was left over from an earlier visit: say so, and offer to start anew. */
  restored: boolean;
  change: (next: T) => void;
  /** Forgets the draft. With what was sent: unless something else was typed while that was on its way. */
  done: (sent?: T) => void;
}

/**
 * A form's values that survive a reload, a lost session and a closed tab. `name` must hold the user's
 * id where the values are personal: `useDraft(`message:${user._id}`, '')`. Call `done()` once they
 * are stored by the server. While something is typed and not sent, the browser asks before it leaves.
 * What equals `initial` is no draft. On a prerendered page a draft appears after hydration.
 */
export function useDraft<T>(name: string, initial: T): Draft<T> {
  const key = `draft:${name}`;
  const hydrated = useHydrated();
  const [wasHydrated, setWasHydrated] = useState(hydrated);
  const [kept, setKept] = useState(() => (hydrated ? restore(key, initial) : null));
  const [changed, setChanged] = useState(false);
  const typed = useRef<T>(undefined);
  if (hydrated !== wasHydrated) {
    setWasHydrated(hydrated);
    setKept(restore(key, initial));
  }

  useEffect(() => (changed ? askBeforeLeaving() : undefined), [changed]);

  const forget = () => {
    typed.current = undefined;
    writeItem(key, null);
    setKept(null);
    setChanged(false);
  };
  return {
    value: kept ? kept.value : initial,
    restored: kept?.restored ?? false,
    change: (next) => {
      if (same(next, initial)) return forget();
      typed.current = next;
      writeItem(key, JSON.stringify(next));
      setKept((before) => ({ value: next, restored: before?.restored ?? false }));
      setChanged(true);
    },
    done: (sent) => {
      if (sent === undefined || typed.current === undefined || same(typed.current, sent)) forget();
    },
  };
}

function restore<T>(key: string, initial: T): Kept<T> | null {
  const text = readItem(key);
  if (text === null || text === JSON.stringify(initial)) return null;
  try {
    return { value: JSON.parse(text) as T, restored: true };
  } catch {
    return null;
  }
}
