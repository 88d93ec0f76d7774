import { request } from './client.ts';
import { adminSession, nextMoment, updateAdmin, updateUser, userSession } from './session.ts';
import type { Admin, User } from './types.ts';

/** After a change that was made by a mailed link: whoever is signed in here may be the one it was about. */
export async function refreshSignedIn(): Promise<void> {
  const quietly = { reauthenticate: false } as const;
  const none = () => undefined;
  if (userSession.get().isAuthenticated) {
    const asked = nextMoment();
    const load = request<User>('/private/api/me', { ...quietly, auth: 'user' });
    await load.then((user) => updateUser(user, asked), none);
  }
  if (adminSession.get().isAuthenticated)
    await request<Admin>('/api/admin/me', quietly).then(updateAdmin, none);
}
