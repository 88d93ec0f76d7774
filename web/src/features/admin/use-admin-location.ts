import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { adminPath, readAdminLocation, type AdminLocation, type Section } from './admin-location.ts';

/** What narrows a list; it stays in the address while one moves inside a section. */
const FILTERS = ['q', 'page', 'owner', 'skill', 'spam', 'view'] as const;
export type Filter = (typeof FILTERS)[number];

interface AdminPlace extends AdminLocation {
  filters: Partial<Record<Filter, string>>;
  /** An address inside the administration; in the present section it keeps the list's filters. */
  to: (section: Section, chosen?: Record<string, string>, ...views: string[]) => string;
  /** Narrows the present list; a new text starts at the first page. */
  filter: (changes: Partial<Record<Filter, string>>) => void;
}

/** Where one is, from the address: every place can be linked to and gone back to. */
export function useAdminLocation(): AdminPlace {
  const [query, setQuery] = useSearchParams();
  const tab = query.get('tab');
  const location = useMemo(() => readAdminLocation(tab), [tab]);
  const filters = Object.fromEntries(
    FILTERS.map((name) => [name, query.get(name)]).filter(([, value]) => value),
  ) as Partial<Record<Filter, string>>;

  const to = (section: Section, chosen: Record<string, string> = {}, ...views: string[]) => {
    const path = adminPath(section, chosen, ...views);
    const kept = section === location.section ? new URLSearchParams(filters as Record<string, string>) : '';
    return String(kept) ? `${path}&${String(kept)}` : path;
  };
  const filter = useCallback(
    (changes: Partial<Record<Filter, string>>) =>
      setQuery(
        (before) => {
          const next = new URLSearchParams(before);
          if (!('page' in changes)) next.delete('page');
          for (const [name, value] of Object.entries(changes)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setQuery],
  );
  return { ...location, filters, to, filter };
}
