import { useState } from 'react';
import { usePage, type Query } from '../../../shared/api/use-api.ts';

/** A list in pages of 25 whose page stands in no address. Where the last entry of the last page goes, the page before follows. */
export function usePaged<T>(path: string, query: Query = {}) {
  const filter = JSON.stringify(query);
  const [at, setAt] = useState({ filter, page: 1 });
  const page = at.filter === filter ? at.page : 1;
  const list = usePage<T>(path, query, page);
  if (list.data && page > list.pages) setAt({ filter, page: list.pages });
  return {
    list,
    pager: { page, pages: list.pages, onPage: (next: number) => setAt({ filter, page: next }) },
  };
}
