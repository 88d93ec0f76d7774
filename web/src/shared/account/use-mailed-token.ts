import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '../ui/page/use-hydrated.ts';

/**
 * Returns the token of a mailed link, `#token=…`, or an empty string. A fragment reaches neither a server nor its logs, nor
 * the page that is opened next. Mails sent before have it in the query, which is read too. Either is removed from the
 * address bar at once; the entry of the history keeps the token for a reload. Empty until hydration, like the query.
 */
export function useMailedToken(name: 'token' | 'invite' = 'token'): string {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const inFragment = new URLSearchParams(hash.slice(1)).get(name);
  const given = isHydrated ? (inFragment ?? new URLSearchParams(search).get(name)) : null;

  useEffect(() => {
    if (given === null) return;
    const query = new URLSearchParams(search);
    query.delete(name);
    void navigate({ search: query.toString() }, { replace: true, state: { [name]: given } });
  }, [given, name, search, navigate]);

  const kept = (state as Partial<Record<string, unknown>> | null)?.[name];
  return given ?? (isHydrated && typeof kept === 'string' ? kept : '');
}
