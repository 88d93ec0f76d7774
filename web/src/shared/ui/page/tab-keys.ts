import type { KeyboardEvent } from 'react';

/** Keyboard handling of a `tablist`: arrow keys, Home and End activate and focus a tab. */
export function onTabKey(event: KeyboardEvent<HTMLElement>): void {
  const list = event.currentTarget;
  const tabs = [...list.querySelectorAll<HTMLElement>('[role="tab"]')];
  const at = tabs.indexOf(event.target as HTMLElement);
  const keys: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
  if (list.getAttribute('aria-orientation') === 'vertical')
    Object.assign(keys, { ArrowDown: at + 1, ArrowUp: at - 1 });
  const next = keys[event.key];
  if (next === undefined) return;
  event.preventDefault();
  const tab = tabs.at(next % tabs.length);
  tab?.focus();
  tab?.click();
}
