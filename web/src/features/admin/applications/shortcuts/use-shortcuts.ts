import { useEffect, useRef } from 'react';

const ELSEWHERE = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], dialog';

/** Actions by `KeyboardEvent.key` in lower case. */
export type Keys = Readonly<Record<string, () => void>>;

/**
 * Single-key shortcuts of a screen. They are off while somebody types in a field, with modifier keys, while a dialog
 * is open, and if something else has handled the key.
 */
export function useShortcuts(keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      // Only a question mark is typed with Shift.
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
