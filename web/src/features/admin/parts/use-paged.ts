import { useState } from 'react';
import { usePage } from '../../../shared/api/use-api.ts';
import type { Filter, ListPath } from '../../../shared/api/wire.ts';

/**
 * A list in pages of 25 whose page number is not in the URL. When the last page becomes empty, the page before it is
 * shown.
 */
export function usePaged<P extends ListPath>(path: P, params: Filter<P>) {
  const filter = JSON.stringify(params);
  const [at, setAt] = useState({ filter, page: 1 });
  const page = at.filter === filter ? at.page : 1;
  const list = usePage(path, params, page);
  if (list.data && page > list.pages) setAt({ filter, page: list.pages });
  return {
    list,
    pager: { page, pages: list.pages, onPage: (next: number) => setAt({ filter, page: next }) },
  };
}
