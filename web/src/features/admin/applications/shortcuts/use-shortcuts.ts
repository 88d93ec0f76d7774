import { useEffect, useRef } from 'react';

const ELSEWHERE = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], dialog';

/** What single keys do, by `KeyboardEvent.key` in lower case. */
export type Keys = Readonly<Record<string, () => void>>;

/**
 * Single keys for a whole screen. They do nothing while somebody types in a field, together with other keys, while a
 * dialog is open, and where something else has used the key.
 */
export function useShortcuts(keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      // Only typing a question mark takes Shift.
      if (event.shiftKey && event.key !== '?') return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest(ELSEWHERE) || document.querySelector('dialog[open]')) return;
      const act = latest.current[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
