import { useSearchParams } from 'react-router-dom';
import { useHydrated } from './use-hydrated.ts';

/** A filter that lives in the address, so that it can be shared and survives going back. Empty values leave the address. */
export function useQueryState(name: string): [string, (value: string) => void] {
  const hydrated = useHydrated();
  const [params, setParams] = useSearchParams();
  const set = (value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [hydrated ? (params.get(name) ?? '') : '', set];
}
