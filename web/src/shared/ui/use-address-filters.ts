import { useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { useHydrated } from './use-hydrated.ts';
import { usePageQuery } from './use-page-query.ts';

type Filters<Name extends string> = Record<Name, string>;

/**
 * Filters that live in the address, so that they can be shared and survive going away and back. Empty ones
 * leave it. The values are kept here and only written through: the router takes a new address over in a
 * transition, and an input that waited for that would be put back after each key and lose letters.
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
    // A replaced address is what was written below, perhaps some keys ago; links and going back are news.
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
