import { TIMING, type Cadence, type SavedSearchKind } from '@consulting/contracts';
import { send } from '../../shared/api/client.ts';
import { useApi, useRefresh } from '../../shared/api/use-api.ts';
import { urlOf } from '../../shared/api/wire.ts';

/** Whose searches they are. Administrators and users have routes of their own. */
export type Audience = 'user' | 'admin';

const MINE = '/private/api/saved-searches';
const OF_ADMINISTRATORS = '/api/admin/saved-searches';

/** The saved searches of the signed-in person, polled for new entries. */
export const useSavedSearches = (audience: Audience) =>
  useApi(urlOf(audience === 'admin' ? OF_ADMINISTRATORS : MINE), {
    refreshInterval: TIMING.pollJobs,
  });

interface Change {
  name?: string;
  cadence?: Cadence;
}

/** The changes of saved searches; each reloads the list of them. */
export function useSearchChanges(audience: Audience) {
  const refresh = useRefresh();
  const reload = () => refresh(audience === 'admin' ? OF_ADMINISTRATORS : MINE);
  const done = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    const given = await answer;
    await reload();
    return given;
  };
  const isAdmin = audience === 'admin';
  return {
    save: (body: Parameters<typeof saveOf>[0]) => done(saveOf(body, isAdmin)),
    change: (id: string, body: Change) =>
      done(send('patch', '/private/api/saved-searches/{id}', { params: { id }, body })),
    remove: (id: string) =>
      done(
        isAdmin
          ? send('delete', '/api/admin/saved-searches/{id}', { params: { id } })
          : send('delete', '/private/api/saved-searches/{id}', { params: { id } }),
      ),
    seen: (id: string) =>
      done(
        isAdmin
          ? send('post', '/api/admin/saved-searches/{id}/seen', { params: { id } })
          : send('post', '/private/api/saved-searches/{id}/seen', { params: { id } }),
      ),
  };
}

interface NewSearch {
  kind: SavedSearchKind;
  query: string;
  name: string;
  cadence?: Cadence;
}

const saveOf = (body: NewSearch, isAdmin = false) =>
  isAdmin ? send('post', OF_ADMINISTRATORS, { body }) : send('post', MINE, { body });
