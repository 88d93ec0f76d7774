import { useEffect, useMemo, useRef } from 'react';
import useSWR, { useSWRConfig, type SWRConfiguration, type SWRResponse } from 'swr';
import useSWRInfinite from 'swr/infinite';
import { get, getPage, type ApiError, type Auth, type ListPage } from './client.ts';
import type { Session } from './session/session.ts';
import { fill } from './wire.ts';
import type { Filter, Item, ListOfEntries, ListPath, PathOf, Query, Url } from './wire.ts';

interface ApiOptions {
  /** Whether the last answer stays while that of another URL loads. */
  keepPreviousData?: boolean;
  auth?: Auth;
  /** Milliseconds between automatic refreshes, which pause in hidden tabs. */
  refreshInterval?: number | undefined;
  /** Whether the first load is the reader's own act, which the server may note; others are marked as refreshes. */
  isOpening?: boolean;
  revalidateOnFocus?: boolean;
  revalidateOnReconnect?: boolean;
  onError?: (error: ApiError) => void;
}

/** Loads and caches a URL. `null` loads nothing. */
export function useApi<T>(url: Url<T> | null, { auth, ...swr }: ApiOptions = {}): SWRResponse<T, ApiError> {
  return useSWR<T, ApiError>(url, () => get(url as Url<T>, { auth }), swr as SWRConfiguration<T, ApiError>);
}

/** The URL of page `page` (from 1) of a list. */
export const pageUrl = <P extends ListPath>(path: P, params: object, page: number, limit: number) =>
  fill(path, { ...(params as Query), page, limit }) as Url<Item<P>[]>;

const PAGE_SIZE = 25;

/** Page `page` (from 1) of a list. */
export function usePage<P extends ListPath>(
  path: P,
  params: Filter<P>,
  page: number,
  options: Omit<ApiOptions, 'auth'> = {},
) {
  const url = pageUrl(path, params, page, PAGE_SIZE);
  const load = async () => ({ of: url, ...(await getPage(url)) });
  const answer = useSWR<Shown<Item<P>>, ApiError>(url, load, { keepPreviousData: true, ...options });
  const data = answer.error && answer.data?.of !== url ? undefined : answer.data;
  return { ...answer, data, pages: Math.max(1, Math.ceil((data?.total ?? 0) / PAGE_SIZE)) };
}

/**
 * The previous result stays visible while the next one loads. It carries its URL, so that it is not shown when
 * loading the next one fails.
 */
interface Shown<T> extends ListPage<T> {
  of: string;
}

/**
 * A list that grows by `limit` entries (12 by default) with each `loadMore`. All loaded pages are refreshed together,
 * and returning to the list shows as many as before. `null` loads nothing.
 */
export function useGrowingList<P extends ListOfEntries>(
  path: P | null,
  params: Filter<P>,
  { limit = 12, auth, isOpening = false, ...swr }: ApiOptions & { limit?: number } = {},
) {
  const of = path === null ? '' : fill(path, params as Query);
  const opened = useRef(new Set<string>());
  const load = async (url: Url<Item<P>[]>) => {
    const renews = isOpening && !opened.current.has(url);
    opened.current.add(url);
    return { of, ...(await getPage(url, { auth, renews })) };
  };
  const answer = useSWRInfinite<Shown<Item<P>>, ApiError>(
    (index: number) => path && pageUrl(path, params, index + 1, limit),
    load,
    { keepPreviousData: true, parallel: true, revalidateAll: true, ...swr },
  );
  const { error, mutate, size, setSize } = answer;
  const pages = error && answer.data?.[0]?.of !== of ? undefined : answer.data;
  const total = pages?.[0]?.total ?? 0;
  // An entry that moved to the next page between two loads appears only once.
  const items = useMemo(() => pages && onceEach(pages.flatMap((page) => page.items)), [pages]);
  return {
    data: items,
    error,
    mutate,
    total,
    isMore: pages?.[0]?.isMore ?? false,
    hasMore: items !== undefined && items.length < total,
    isLoadingMore: pages !== undefined && pages.length < size,
    loadMore: () => void setSize(size + 1),
  };
}

const onceEach = <T>(items: T[]) => [
  ...new Map(items.map((item) => [(item as { _id: string })._id, item])).values(),
];

/**
 * Options of a list of what is new in a saved search: it stays as it was loaded, because the entries count as seen as soon
 * as they are shown.
 */
export const NEW_ONLY = {
  auth: 'user',
  limit: 200,
  refreshInterval: 0,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
} as const;

/** A path, or its part before the first parameter; ending in `?` it matches only lists, not single entries. */
type Prefix = PrefixOf<PathOf<'get'>>;
type PrefixOf<P extends string> = P extends `${infer Before}/{${string}` ? P | Before : P;

/** Whether a cache key is the prefix itself, has a query, or is below it. */
function isBelow(key: string, prefix: string): boolean {
  // SWR marks the keys of infinite lists.
  const url = key.replace(/^\$inf\$/, '');
  return (
    url === prefix ||
    url.startsWith(prefix.endsWith('?') ? prefix : `${prefix}/`) ||
    url.startsWith(`${prefix}?`)
  );
}

/** Reloads everything whose URL matches one of the prefixes; call it after a change. */
export function useRefresh() {
  const { cache, mutate } = useSWRConfig();
  return async (...prefixes: (Prefix | `${Prefix}?` | Url<unknown>)[]) => {
    await Promise.all(
      [...cache.keys()]
        .filter((key) => prefixes.some((prefix) => isBelow(key, prefix)))
        .map((key) => mutate(key)),
    );
  };
}

/** Keeps the signed-in person up to date while a screen is open. `useRefresh` with the same URL reloads at once. */
export function useSignedIn<P extends { _id: string }, K extends keyof P>(
  session: Session<P, K>,
  url: Url<P>,
  refreshInterval: number,
  load = () => get(url),
): SWRResponse<P, ApiError> {
  const query = useSWR<P, ApiError>(url, load, { refreshInterval, onSuccess: session.update });
  const { data, mutate } = query;
  useEffect(
    // Newer data from elsewhere, such as another tab, discards a load in progress.
    () =>
      session.subscribe(() => {
        // Somebody else, signed in by another tab, is loaded.
        if (session.token !== null && session.whole === null) void mutate();
        else void mutate(session.whole ?? undefined, { revalidate: false });
      }),
    [session, mutate],
  );
  useEffect(() => {
    // Loaded by another screen a moment ago.
    if (data && session.whole === null) session.update(data);
  }, [session, data]);
  return query;
}
