import { TIMING } from '@consulting/contracts';
import useSWR from 'swr';
import { ApiError, request } from '../../shared/api/client.ts';
import { nextMoment, updateUser, userSession } from '../../shared/api/session.ts';
import type { User } from '../../shared/api/types.ts';

/** The stored address is not the user's any more once it was changed elsewhere: then the session says who it is. */
async function fetchUser(email: string, poll: boolean): Promise<User> {
  try {
    return await request<User>('/private/api/user-by-email', { method: 'POST', body: { email }, poll });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 403) throw error;
    return request<User>('/private/api/me', { poll });
  }
}

/** Fetches the user and keeps them, unless the user was changed or somebody else has signed in meanwhile. */
async function load(email: string, poll: boolean): Promise<User> {
  const asked = nextMoment();
  const user = await fetchUser(email, poll);
  if (userSession.get().user?._id === user._id) updateUser(user, asked);
  return user;
}

/** Fetches the signed-in user anew, e.g. after an application. */
export async function refreshUser(): Promise<void> {
  const { user } = userSession.get();
  if (user) await load(user.email, false);
}

/** Keeps the user up to date while the dashboard is open: status of applications, role, files (every 50 s). */
export function useUserRefresh(user: User): void {
  useSWR(['user-by-email', user.email], ([, email]) => load(email, true), {
    refreshInterval: TIMING.pollUser,
  });
}
