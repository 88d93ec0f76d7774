import { useEffect, useRef } from 'react';

/** True when the focused element was removed or hidden. */
function isFocusLost(): boolean {
  const at = document.activeElement;
  return !at || at === document.body || at.getClientRects().length === 0;
}

const NEVER = Symbol();

/**
 * Moves the focus when the focused element disappears. After a change of `trigger`, and with `onMount` also on mount,
 * `moveFocus` is called if the focus was lost. Focus on a visible element is left alone.
 */
export function useFocusFallback(moveFocus: () => void, trigger: unknown, onMount = false): void {
  const last = useRef(onMount ? NEVER : trigger);
  useEffect(() => {
    if (last.current === trigger) return;
    last.current = trigger;
    if (isFocusLost()) moveFocus();
  });
}

/**
 * Focuses the link of the list entry with this `data-key`; without it the list's fallback (`tabIndex={-1}`), or the
 * list itself.
 */
export function focusEntry(list: HTMLElement | null, key: string | null | undefined): void {
  const entries = [...(list?.querySelectorAll<HTMLElement>('[data-key]') ?? [])];
  const link = entries.find(({ dataset }) => dataset['key'] === key)?.querySelector<HTMLElement>('a');
  (link ?? list?.querySelector<HTMLElement>('[tabindex="-1"]') ?? list)?.focus();
}
