import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { get } from '../../../shared/api/client.ts';
import { useApi } from '../../../shared/api/use-api.ts';
import { urlOf } from '../../../shared/api/wire.ts';

const PATH = '/api/admin/applications/{id}';

/**
 * The opened application, while the next one is loaded ahead, so that there is no waiting for it. The applicant is told
 * that it was seen only when it is opened, because then it is loaded once more.
 */
export function useReadAhead(id: string | undefined, nextId: string | undefined) {
  const { cache, mutate } = useSWRConfig();
  const open = useApi(id === undefined ? null : urlOf(PATH, { id }));
  const isShown = open.data !== undefined;
  useEffect(() => {
    if (!isShown || nextId === undefined) return;
    const url = urlOf(PATH, { id: nextId });
    if (cache.get(url)?.data !== undefined) return;
    const ahead = get(urlOf(PATH, { id: nextId, read: 'ahead' }));
    // Failing costs nothing: it is loaded again when it is opened.
    void mutate(url, ahead, { revalidate: false, throwOnError: false });
  }, [isShown, nextId, cache, mutate]);
  return open;
}
