import { useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { useHydrated } from '../page/use-hydrated.ts';
import { usePageQuery } from '../page/use-page-query.ts';

type Filters<Name extends string> = Record<Name, string>;

/**
 * Filters in the URL, so that they can be shared and survive navigation; empty ones are removed. The state is kept
 * here and written to the URL: the router updates it in a transition, and an input controlled by it would lose
 * letters.
 */
export function useAddressFilters<Name extends string>(
  ...names: readonly Name[]
): [Filters<Name>, (changes: Partial<Filters<Name>>) => void] {
  const hydrated = useHydrated();
  const query = usePageQuery();
  const [, setQuery] = useSearchParams();
  const { key } = useLocation();
  const cause = useNavigationType();
  const read = () => Object.fromEntries(names.map((name) => [name, query.get(name) ?? ''])) as Filters<Name>;
  const [values, setValues] = useState(read);
  const place = hydrated ? key : null;
  const [seen, setSeen] = useState(place);
  if (seen !== place) {
    setSeen(place);
    // A REPLACE is our own write, perhaps outdated by further typing; links and Back bring new values.
    if (seen === null || cause !== 'REPLACE') setValues(read());
  }
  const set = (changes: Partial<Filters<Name>>) => {
    const next = { ...values, ...changes };
    setValues(next);
    setQuery(
      (before) => {
        const query = new URLSearchParams(before);
        for (const name of names) {
          if (next[name]) query.set(name, next[name]);
          else query.delete(name);
        }
        return query;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [values, set];
}
