import type { ReactNode } from 'react';
import { useHydrated } from './use-hydrated.ts';

interface Props {
  /** The query decides which form this is: an address that has one shows none before that was read. */
  byQuery?: boolean;
  children: ReactNode;
}

/**
 * Form fields of a prerendered page. They cannot be typed into before the page is alive, because
 * hydration would empty them again; it takes a moment, and nothing looks different.
 */
export function UntilHydrated({ byQuery, children }: Props) {
  return (
    <fieldset className={byQuery ? 'until-hydrated by-query' : 'until-hydrated'} disabled={!useHydrated()}>
      {children}
    </fieldset>
  );
}
