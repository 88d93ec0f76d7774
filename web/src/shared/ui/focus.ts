import { useEffect, useRef } from 'react';

/** Nothing that can be seen has the focus: what had it was taken out of the page, or is hidden. */
function isFocusLost(): boolean {
  const at = document.activeElement;
  return !at || at === document.body || at.getClientRects().length === 0;
}

const NEVER = Symbol();

/**
 * The rule for what takes the focus with it when it goes: after a change of `step`, and with `fromStart` on the first
 * drawing too, `take` gives the focus a new place. Whoever has it elsewhere by then keeps it.
 */
export function useFocusKept(take: () => void, step: unknown, fromStart = false): void {
  const last = useRef(fromStart ? NEVER : step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    if (isFocusLost()) take();
  });
}

/**
 * Focuses the link of a list's entry, which carries its key as `data-key`; when it is not there, what the
 * list has for this purpose (`tabIndex={-1}`), or the list itself.
 */
export function focusEntry(list: HTMLElement | null, key: string | null | undefined): void {
  const entries = [...(list?.querySelectorAll<HTMLElement>('[data-key]') ?? [])];
  const link = entries.find(({ dataset }) => dataset['key'] === key)?.querySelector<HTMLElement>('a');
  (link ?? list?.querySelector<HTMLElement>('[tabindex="-1"]') ?? list)?.focus();
}
