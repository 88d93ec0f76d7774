import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { get } from '../../../../shared/api/client.ts';
import type { DeskApplication, DeskDetail } from '../../../../shared/api/types.ts';
import { useApi } from '../../../../shared/api/use-api.ts';
import { urlOf } from '../../../../shared/api/wire.ts';

const PATH = '/api/admin/applications/{id}';

/**
 * Loads the opened application, and prefetches the next one. The applicant is told that it was seen only when it is
 * opened, because then it is loaded once more.
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
    // A failure is ignored: it is loaded again when it is opened.
    void mutate(url, ahead, { revalidate: false, throwOnError: false });
  }, [isShown, nextId, cache, mutate]);
  return open;
}

/** The first name of the only person who is decided on; prefetched without opening the application if necessary. */
export function useFirstName(
  opened: DeskDetail | undefined,
  people: readonly DeskApplication[],
): string | undefined {
  const [first] = people;
  const isRead = first !== undefined && people.length === 1 && !opened;
  const ahead = useApi(isRead ? urlOf(PATH, { id: first._id, read: 'ahead' }) : null);
  return (opened ?? (isRead ? ahead.data : undefined))?.profile.first_name;
}
