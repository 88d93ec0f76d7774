import { useEffect, useState } from 'react';
import { readItem, writeItem } from '../api/storage.ts';

/**
 * A form's values that survive a reload, a lost session and a closed tab. `name` must hold the user's
 * id where the values are personal: `useDraft(`message:${user._id}`, '')`. Call `done()` once they
 * are stored by the server. While something is typed and not sent, the browser asks before it leaves.
 */
export function useDraft<T>(name: string, initial: T) {
  const key = `draft:${name}`;
  const [value, setValue] = useState<T>(() => parse<T>(readItem(key)) ?? initial);
  const [restored, setRestored] = useState(() => readItem(key) !== null);
  const [changed, setChanged] = useState(false);

  useEffect(() => {
    if (!changed) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [changed]);

  return {
    value,
    /** True when the value was left over from an earlier visit: offer to start anew. */
    restored,
    change: (next: T) => {
      setValue(next);
      setChanged(true);
      writeItem(key, JSON.stringify(next));
    },
    done: (next: T = initial) => {
      writeItem(key, null);
      setValue(next);
      setChanged(false);
      setRestored(false);
    },
  };
}

function parse<T>(text: string | null): T | null {
  try {
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}
