import { TIMING } from '@consulting/contracts';
import { useEffect } from 'react';
import useSWR from 'swr';
import { request } from '../../shared/api/client.ts';
import { updateUser, userSession } from '../../shared/api/session.ts';
import type { User } from '../../shared/api/types.ts';

async function load(email: string, poll: boolean): Promise<User> {
  return request<User>('/private/api/user-by-email', { method: 'POST', body: { email }, poll });
}

/** Fetches the signed-in user anew, e.g. after an application, and keeps them. */
export async function refreshUser(): Promise<void> {
  const { user } = userSession.get();
  if (user) updateUser(await load(user.email, false));
}

/** Keeps the user up to date while the dashboard is open: status of applications, role, files (every 50 s). */
export function useUserRefresh(user: User): void {
  const { data } = useSWR(['user-by-email', user.email], ([, email]) => load(email, true), {
    refreshInterval: TIMING.pollUser,
  });
  useEffect(() => {
    if (data) updateUser(data);
  }, [data]);
}
