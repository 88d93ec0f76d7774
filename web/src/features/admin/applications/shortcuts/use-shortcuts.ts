import { useEffect, useRef } from 'react';

const ELSEWHERE = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], dialog';

/** Does what the key is for; false if what it needs is not loaded yet. */
type Action = () => unknown;

/** Actions by `KeyboardEvent.key` in lower case. */
export type Keys = Readonly<Record<string, Action>>;

/**
 * Single-key shortcuts of a screen. They are off while somebody types in a field, with modifier keys, while a dialog
 * is open, and if something else has handled the key. A key that comes too early acts when what it needs is there,
 * unless the person has gone on by then.
 */
export function useShortcuts(keys: Keys): void {
  const latest = useRef(keys);
  const early = useRef<string | null>(null);
  useEffect(() => {
    latest.current = keys;
    if (early.current !== null && keys[early.current]?.() !== false) early.current = null;
  });
  useEffect(() => {
    const forget = () => {
      early.current = null;
    };
    const onKey = (event: KeyboardEvent) => {
      forget();
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      // Only a question mark is typed with Shift.
      if (event.shiftKey && event.key !== '?') return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest(ELSEWHERE) || document.querySelector('dialog[open]')) return;
      const key = event.key.toLowerCase();
      const act = latest.current[key];
      if (!act) return;
      event.preventDefault();
      if (act() === false) early.current = key;
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', forget);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', forget);
    };
  }, []);
}
