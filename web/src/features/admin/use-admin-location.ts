import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { adminPath, readAdminLocation, type AdminSection } from './admin-location.ts';

/** Query parameters that filter a list; they stay in the URL within a section. */
const FILTERS = [
  'q',
  'page',
  'owner',
  'held',
  'skill',
  'spam',
  'role',
  'blocked',
  'pool',
  'state',
  'language',
  'kind',
  'status',
  'waiting',
  'action',
  'savedSearch',
  'days',
  'free_by',
  'stage',
  'board',
  'project',
  'person',
] as const;
export type Filters = Partial<Record<(typeof FILTERS)[number], string>>;
/** A change that removes all filters. */
export const NO_FILTERS: Filters = Object.fromEntries(FILTERS.map((name) => [name, '']));

/** The current location, read from the URL, so that every view can be linked to and reached by Back. */
export function useAdminLocation() {
  const [query, setQuery] = useSearchParams();
  const location = readAdminLocation(query.get('tab'));
  const filters: Filters = Object.fromEntries(
    FILTERS.map((name) => [name, query.get(name)]).filter(([, value]) => value),
  );
  /** Changes the list's filters; a new search text starts at page 1. */
  const filter = useCallback(
    (changes: Filters) =>
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
  /** Builds a path within the administration; within the current section it keeps the filters. */
  const to = (section: AdminSection, chosen: Record<string, string> = {}, ...views: string[]) => {
    const path = adminPath(section, chosen, ...views);
    const kept = section === location.section ? new URLSearchParams(filters) : '';
    return String(kept) ? `${path}&${String(kept)}` : path;
  };
  return { ...location, filters, filter, to };
}
