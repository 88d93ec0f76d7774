import { useDebounced } from '../ui/use-debounced.ts';
import { useGrowingList, useGrown, usePage, withQuery, type ApiOptions, type Query } from './use-api.ts';

const FIRST = 100;
const STEP = 12;

/**
 * A list that is filtered while one types. As long as everything fits on one page of the API the filter
 * works here, at every key; a longer list is searched by the server.
 *
 * `query` is what the server is asked with, `matches` the same filter for one entry.
 */
export function useSearchableList<T extends { _id: string }>(
  path: string,
  query: Query,
  matches: (item: T) => boolean,
  options: ApiOptions = {},
) {
  const all = usePage<T>(path, {}, 1, { limit: FIRST, ...options });
  const loaded = all.data?.items;
  const isWhole = loaded === undefined || loaded.length >= (all.data?.total ?? 0);
  const asked = useDebounced(JSON.stringify(query));
  const served = useGrowingList<T>(isWhole ? null : path, JSON.parse(asked) as Query, {
    limit: STEP,
    ...options,
  });

  const [steps, loadMore] = useGrown(withQuery(path, query));
  const count = steps * STEP;
  if (!isWhole) {
    return { ...served, data: served.items, loaded, isWhole };
  }
  const found = loaded?.filter(matches);
  return {
    data: found,
    items: found?.slice(0, count),
    /** What came with the first page, and whether that is everything there is. */
    loaded,
    isWhole,
    total: found?.length ?? 0,
    error: all.error,
    mutate: all.mutate,
    hasMore: (found?.length ?? 0) > count,
    isLoadingMore: false,
    loadMore,
  };
}
