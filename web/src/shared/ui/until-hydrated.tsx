import type { ReactNode } from 'react';
import { useHydrated } from './use-hydrated.ts';

/**
 * Form fields of a prerendered page. They cannot be typed into before the page is alive, because
 * hydration would empty them again; it takes a moment, and nothing looks different.
 */
export function UntilHydrated({ children }: { children: ReactNode }) {
  return (
    <fieldset className="until-hydrated" disabled={!useHydrated()}>
      {children}
    </fieldset>
  );
}
