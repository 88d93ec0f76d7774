import useSWR, { type SWRResponse } from 'swr';
import { getPage, type ApiError } from './client.ts';
import { pageUrl } from './use-api.ts';
import { fill } from './wire.ts';
import type { Filter, Item, ListPath, Query } from './wire.ts';

/** Iterates over the pages of a list; each is loaded when it is requested. */
export async function* pagesOf<P extends ListPath>(path: P, params: Filter<P>): AsyncGenerator<Item<P>[]> {
  let loaded = 0;
  for (let page = 1; ; page++) {
    const { items, total } = await getPage(pageUrl(path, params, page, 200));
    yield items;
    loaded += items.length;
    if (items.length === 0 || loaded >= total) return;
  }
}

/** All pages of a list, for short lists that are shown completely. */
export function useWholeList<P extends ListPath>(
  path: P,
  params: Filter<P>,
): SWRResponse<Item<P>[], ApiError> {
  return useSWR<Item<P>[], ApiError>(fill(path, params as Query), async () => {
    const all: Item<P>[] = [];
    for await (const items of pagesOf(path, params)) all.push(...items);
    return all;
  });
}

/** The entries of a list with these ids. Its pages are loaded until all are found; those that are gone are left out. */
export function useEntries<P extends ListPath>(
  path: P,
  ids: readonly string[],
): SWRResponse<Item<P>[], ApiError> {
  const key = ids.length > 0 ? `${path}?only=${ids.join()}` : null;
  return useSWR<Item<P>[], ApiError>(
    key,
    async () => {
      const found: Item<P>[] = [];
      for await (const items of pagesOf(path, {} as Filter<P>)) {
        found.push(...items.filter((item) => ids.includes((item as { _id: string })._id)));
        if (found.length === ids.length) break;
      }
      return found;
    },
    { keepPreviousData: true },
  );
}
