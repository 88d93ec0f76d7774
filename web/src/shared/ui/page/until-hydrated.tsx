import type { ReactNode } from 'react';
import { useHydrated } from './use-hydrated.ts';

interface Props {
  /** Set when the URL's query decides which form is shown: hides the form until the query was read. */
  byQuery?: boolean;
  children: ReactNode;
}

/**
 * Disables form fields of a prerendered page until hydration, which would discard typed text. Their look does not
 * change.
 */
export function UntilHydrated({ byQuery, children }: Props) {
  return (
    <fieldset className={byQuery ? 'until-hydrated by-query' : 'until-hydrated'} disabled={!useHydrated()}>
      {children}
    </fieldset>
  );
}
