import { TIMING } from '@consulting/contracts';
import { ApiError, get, send } from '../../shared/api/client.ts';
import { userSession } from '../../shared/api/session/session.ts';
import type { User } from '../../shared/api/types.ts';
import { useSignedIn } from '../../shared/api/use-api.ts';
import { urlOf } from '../../shared/api/wire.ts';

const ME = urlOf('/private/api/me');

/** The known email address may have been changed elsewhere; then the user is loaded by the session. */
async function fetchUser(): Promise<User> {
  const email = userSession.whole?.email;
  if (email === undefined) return get(ME);
  try {
    return await send('post', '/private/api/user-by-email', { body: { email }, renews: false });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 403) throw error;
    return get(ME);
  }
}

/** Reloads the user every 50 s while the dashboard is open: application status, role, files. */
export function useUserRefresh() {
  return useSignedIn(userSession, ME, TIMING.pollUser, fetchUser);
}
