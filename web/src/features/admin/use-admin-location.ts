import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { adminPath, readAdminLocation, type AdminLocation, type Section } from './admin-location.ts';

/** Query parameters that filter a list; they stay in the URL within a section. */
const FILTERS = ['q', 'page', 'owner', 'skill', 'spam', 'view'] as const;
export type Filter = (typeof FILTERS)[number];

interface AdminPlace extends AdminLocation {
  filters: Partial<Record<Filter, string>>;
  /** Builds a path within the administration; within the current section it keeps the filters. */
  to: (section: Section, chosen?: Record<string, string>, ...views: string[]) => string;
  /** Changes the list's filters; a new search text starts at page 1. */
  filter: (changes: Partial<Record<Filter, string>>) => void;
}

/** The current location, read from the URL, so that every view can be linked to and reached by Back. */
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
