import { request } from '../../shared/api/client.ts';
import { setUserSession } from '../../shared/api/session.ts';
import type { User } from '../../shared/api/types.ts';

interface SessionAnswer {
  message: string;
  token: string;
  user: User;
}

/** A call that answers with a session. Storing it makes the guard of /sign_in lead on to what was wanted. */
export async function openSession(path: string, body: Record<string, string>): Promise<void> {
  const { token, user } = await request<SessionAnswer>(path, { method: 'POST', body });
  setUserSession(token, user);
}
