import { useSearchParams } from 'react-router-dom';
import { useHydrated } from './use-hydrated.ts';

const NONE = new URLSearchParams();

/**
 * The URL's query on a public page. It is empty until hydration, because pages are prerendered without one. Forms
 * that depend on it wait for it (`<UntilHydrated byQuery>`).
 */
export function usePageQuery(): URLSearchParams {
  const [query] = useSearchParams();
  return useHydrated() ? query : NONE;
}
