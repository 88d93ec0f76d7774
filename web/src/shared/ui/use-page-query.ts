import { useSearchParams } from 'react-router-dom';
import { useHydrated } from './use-hydrated.ts';

const NONE = new URLSearchParams();

/**
 * The query of the address on a public page. Those pages are drawn at build, without one, so it is empty until the
 * page is taken over. What a query decides about a form is not seen before (`<UntilHydrated byQuery>`).
 */
export function usePageQuery(): URLSearchParams {
  const [query] = useSearchParams();
  return useHydrated() ? query : NONE;
}
