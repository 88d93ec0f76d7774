/** Nothing that can be seen has the focus: what had it was taken out of the page, or is hidden. */
export function isFocusLost(): boolean {
  const at = document.activeElement;
  return !at || at === document.body || at.getClientRects().length === 0;
}

/**
 * Focuses the link of a list's entry, which carries its key as `data-key`; when it is not there, what the
 * list has for this purpose (`tabIndex={-1}`), or the list itself.
 */
export function focusEntry(list: HTMLElement | null, key: string | undefined): void {
  const entries = [...(list?.querySelectorAll<HTMLElement>('[data-key]') ?? [])];
  const link = entries.find(({ dataset }) => dataset['key'] === key)?.querySelector<HTMLElement>('a');
  (link ?? list?.querySelector<HTMLElement>('[tabindex="-1"]') ?? list)?.focus();
}
