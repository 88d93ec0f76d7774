import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while a prerendered page is taken over, so that what only the browser knows does not differ from the HTML. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
