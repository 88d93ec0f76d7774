import type { ReactNode } from 'react';
import { useHydrated } from './use-hydrated.ts';

interface Props {
  /** Set when the URL's query decides which form is shown: hides the form until the query was read. */
  byQuery?: boolean;
  children: ReactNode;
}

/**
 * Disables form fields of a prerendered page until hydration, which would discard typed text. After a moment they are paler,
 * below a line that runs, so that nobody types into a form that is not ready (`states.css`).
 */
export function UntilHydrated({ byQuery, children }: Props) {
  const isReady = useHydrated();
  return (
    <fieldset
      className={byQuery ? 'until-hydrated by-query' : 'until-hydrated'}
      disabled={!isReady}
      aria-busy={!isReady || undefined}
    >
      {children}
    </fieldset>
  );
}
