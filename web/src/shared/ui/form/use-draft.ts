import { useEffect, useRef, useState } from 'react';
import { readItem, writeItem } from '../../api/storage.ts';
import { askBeforeLeaving } from '../../api/unsaved.ts';
import { haveEqualValues } from './equal-values.ts';
import type { Origin } from './meanwhile/merge.ts';
import { useHydrated } from '../page/use-hydrated.ts';

interface Kept<T> {
  value: T;
  restored: boolean;
  from?: Origin | null;
}

export interface Draft<T> {
  value: T;
  /** True when the value comes from an earlier visit: say so, and offer to discard it. */
  restored: boolean;
  /** What a restored value was filled from; null for a new entry. */
  from?: Origin | null;
  /** `from`: what the values of an edit were filled from, kept with them. */
  change: (next: T, from?: Origin | null) => void;
  /** Deletes the draft. With `sent`, only if nothing else was typed since that was sent. */
  done: (sent?: T) => void;
}

/**
 * Form values that survive a reload, an expired session and a closed tab. For personal values `name` must contain the
 * user's id: `useDraft(`message:${user._id}`, '')`. Call `done()` when the server has saved them. While there are
 * unsent changes, the browser warns before leaving. Values equal to `initial` are no draft. Prerendered pages show a
 * draft only after hydration.
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
    from: kept?.from ?? null,
    change: (next, from) => {
      if (haveEqualValues(next, initial)) return forget();
      typed.current = next;
      writeItem(key, JSON.stringify(from ? { value: next, from } : next));
      setKept((before) => ({ value: next, restored: before?.restored ?? false }));
      setChanged(true);
    },
    done: (sent) => {
      if (sent === undefined || typed.current === undefined || haveEqualValues(typed.current, sent)) forget();
    },
  };
}

/** Whether a draft was kept with what it was filled from, as those of edits are. */
const isFilled = <T>(
  read: T | (Pick<Kept<T>, 'value'> & { from: Origin }),
): read is Pick<Kept<T>, 'value'> & { from: Origin } =>
  typeof read === 'object' && read !== null && 'value' in read && 'from' in read;

function restore<T>(key: string, initial: T): Kept<T> | null {
  const text = readItem(key);
  if (text === null) return null;
  try {
    const read = JSON.parse(text) as T | (Pick<Kept<T>, 'value'> & { from: Origin });
    const kept = isFilled(read) ? read : { value: read };
    return haveEqualValues(kept.value, initial) ? null : { ...kept, restored: true };
  } catch {
    return null;
  }
}
