import { useEffect, type ReactNode } from 'react';
import { SWRConfig, useSWRConfig, type SWRConfiguration } from 'swr';
import { ApiError } from './errors.ts';
import { adminSession, userSession } from './session/session.ts';

const SETTINGS: SWRConfiguration = {
  dedupingInterval: 1000,
  // Client errors would fail again; network and server errors are retried.
  onErrorRetry: (error: unknown, _key, _config, revalidate, { retryCount }) => {
    if (!(error instanceof ApiError) || (error.status >= 400 && error.status < 500 && error.status !== 429))
      return;
    const seconds = error.retryAfter ?? Math.min(60, 2 ** retryCount);
    setTimeout(() => void revalidate({ retryCount }), seconds * 1000);
  },
};

/** The SWR cache. It belongs to one user id and is emptied when that changes. */
export function ApiCache({ children }: { children: ReactNode }) {
  return (
    <SWRConfig value={SETTINGS}>
      <EmptyOnChange />
      {children}
    </SWRConfig>
  );
}

function EmptyOnChange() {
  const { cache, mutate } = useSWRConfig();
  useEffect(() => {
    const owner = () => `${userSession.person?._id ?? ''}/${adminSession.person?._id ?? ''}`;
    let last = owner();
    const onChange = () => {
      if (owner() === last) return;
      last = owner();
      for (const key of cache.keys()) void mutate(key, undefined, { revalidate: true });
    };
    const offs = [userSession.subscribe(onChange), adminSession.subscribe(onChange)];
    return () => offs.forEach((off) => off());
  }, [cache, mutate]);
  return null;
}
