import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while a prerendered page hydrates: what depends on the address's query or the browser comes after. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
