import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Calls `open` for users who pressed Apply on a public page, once `isReady`, and removes `apply` and the given parameter from
 * the address.
 */
export function useOpenOnArrival(also: string | null, isReady: boolean, open: () => unknown): void {
  const [params, setParams] = useSearchParams();
  const asked = isReady && params.has('apply') && (also === null || params.has(also));
  const seen = useRef(false);
  useEffect(() => {
    if (asked === seen.current) return;
    seen.current = asked;
    if (!asked) return;
    open();
    setParams(
      (before) => {
        const query = new URLSearchParams(before);
        query.delete('apply');
        if (also !== null) query.delete(also);
        return query;
      },
      { replace: true, preventScrollReset: true },
    );
  });
}
