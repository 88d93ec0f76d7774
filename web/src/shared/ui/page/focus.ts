import { useEffect, useRef } from 'react';

/** True when the focused element was removed, hidden or disabled. */
function isFocusLost(): boolean {
  const at = document.activeElement;
  return !at || at === document.body || at.matches(':disabled') || at.getClientRects().length === 0;
}

const NEVER = Symbol();

/**
 * Moves the focus when the focused element disappears. After a change of `trigger`, and with `onMount` also on mount,
 * `moveFocus` is called if the focus was lost. Focus on a visible element is left alone. While `trigger` is undefined
 * nothing is loaded that could disappear: the first value that follows is no change.
 */
export function useFocusFallback(moveFocus: () => void, trigger: unknown, onMount = false): void {
  const last = useRef(onMount ? NEVER : trigger);
  useEffect(() => {
    if (last.current === trigger) return;
    const isLoaded = last.current !== undefined;
    last.current = trigger;
    if (isLoaded && isFocusLost()) moveFocus();
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
