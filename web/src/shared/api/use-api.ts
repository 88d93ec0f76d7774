import useSWR, { useSWRConfig, type SWRConfiguration, type SWRResponse } from 'swr';
import { request, requestPage, type ApiError, type Auth } from './client.ts';
import { isRefresh } from './swr-provider.tsx';

export interface ApiOptions {
  auth?: Auth;
  /** Milliseconds between automatic refreshes; they stop in hidden tabs. */
  refreshInterval?: number;
  keepPreviousData?: boolean;
}

/** One GET, kept under its path. `null` asks for nothing. */
export function useApi<T>(path: string | null, options: ApiOptions = {}): SWRResponse<T, ApiError> {
  const { auth, ...swr } = options;
  const fetcher = (key: string) => request<T>(key, { auth, poll: isRefresh(key, auth) });
  return useSWR<T, ApiError>(path, fetcher, swr as SWRConfiguration<T, ApiError>);
}

export type Query = Record<string, string | number | undefined>;

/** A path with its parameters; empty ones are left out. */
export function withQuery(path: string, query: Query): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const text = new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString();
  return text ? `${path}?${text}` : path;
}

/** One page of a list: `limit` rows (25 by default) from page `page` (from 1). */
export function usePage<T>(
  path: string | null,
  query: Query,
  page: number,
  options: ApiOptions & { limit?: number } = {},
) {
  const { limit = 25, auth, ...swr } = options;
  const key = path && withQuery(path, { ...query, page, limit });
  const load = async (url: string) => ({
    of: url,
    ...(await requestPage<T>(url, { auth, poll: isRefresh(url, auth) })),
  });
  const answer = useSWR<Kept & { items: T[]; total: number }, ApiError>(key, load, {
    keepPreviousData: true,
    ...swr,
  });
  const data = shownOf(answer, key);
  return { ...answer, data, pages: Math.max(1, Math.ceil((data?.total ?? 0) / limit)) };
}

/** An answer that stays shown while the next one is on its way knows what it is the answer of. */
interface Kept {
  of: string | null;
}

/** What was asked for failed: then what was shown before is not shown in its place. */
function shownOf<T extends Kept>({ data, error }: SWRResponse<T, ApiError>, asked: string | null) {
  return error && data?.of !== asked ? undefined : data;
}

/**
 * How many steps of a list are shown, and one more. It is kept beside the answers: who comes back to a list that was
 * grown, from an entry far down, finds it as it was left.
 */
export function useGrown(list: string | null): [steps: number, grow: () => void] {
  const { data: steps = 1, mutate } = useSWR<number>(list && `grown:${list}`, null);
  return [steps, () => void mutate(steps + 1, { revalidate: false })];
}

/** A list that grows by `limit` entries (12 by default) with each `loadMore`. Shown pages are refreshed together. */
export function useGrowingList<T extends { _id: string }>(
  path: string | null,
  query: Query = {},
  options: ApiOptions & { limit?: number } = {},
) {
  const { limit = 12, auth, ...swr } = options;
  const base = path && withQuery(path, query);
  const [pages, loadMore] = useGrown(base);
  const load = async () => {
    const urls = Array.from({ length: pages }, (_, index) =>
      withQuery(path ?? '', { ...query, page: index + 1, limit }),
    );
    const parts = await Promise.all(
      urls.map((url) => requestPage<T>(url, { auth, poll: isRefresh(url, auth) })),
    );
    const items = [...new Map(parts.flatMap((part) => part.items).map((item) => [item._id, item])).values()];
    return { of: base, items, total: parts[0]?.total ?? 0 };
  };
  const answer = useSWR<Kept & { items: T[]; total: number }, ApiError>(base && `${base}#${pages}`, load, {
    keepPreviousData: true,
    ...swr,
  });
  const data = shownOf(answer, base);
  const items = data?.items;
  const total = data?.total ?? 0;
  return {
    ...answer,
    data,
    items,
    total,
    hasMore: items !== undefined && items.length < total,
    isLoadingMore: answer.isLoading && items !== undefined,
    loadMore,
  };
}

/** A list whole, however many pages the API makes of it: for few entries that are shown together. */
export function useWholeList<T>(path: string): SWRResponse<T[], ApiError> {
  return useSWR<T[], ApiError>(path, async () => {
    const items: T[] = [];
    for (let page = 1; ; page++) {
      const url = withQuery(path, { page, limit: 200 });
      const part = await requestPage<T>(url, { poll: isRefresh(url) });
      items.push(...part.items);
      if (part.items.length === 0 || items.length >= part.total) return items;
    }
  });
}

/** After a change: loads everything anew that was kept under a path beginning with one of the prefixes. */
export function useRefresh() {
  const { mutate } = useSWRConfig();
  return (...prefixes: string[]) =>
    mutate((key) => typeof key === 'string' && prefixes.some((prefix) => key.startsWith(prefix)));
}
