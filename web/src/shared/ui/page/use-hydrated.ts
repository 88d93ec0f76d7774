import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False during hydration, so that browser-only data does not differ from the prerendered HTML. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
