import { send } from '../client.ts';
import type { Audience } from './reauth.ts';
import { adminSession, openUserSession } from './session.ts';
import type { AdminSignedIn, Credential, PendingSignIn, UserSignedIn } from '../types.ts';

interface Credentials {
  email: string;
  password: string;
}

/** Opens the session, or resolves to the sign-in step that is still missing. */
export async function signIn(audience: Audience, body: Credentials): Promise<PendingSignIn | null> {
  if (audience === 'admin') return openAdmin(await send('post', '/public/api/v0/admin/login', { body }));
  return openUser(await send('post', '/public/api/v0/login', { body }));
}

/** Completes a sign-in with LinkedIn. */
export async function exchangeCode(code: string): Promise<PendingSignIn | null> {
  return openUser(await send('post', '/public/api/v0/session/exchange', { body: { token: code } }));
}

/** Completes the second step with a code of the app or a recovery code. */
export async function signInWithCode(audience: Audience, token: string, code: string): Promise<void> {
  const sent = { token, body: { code } };
  if (audience === 'admin') openAdmin(await send('post', '/api/admin/sign-in/code', sent));
  else openUser(await send('post', '/private/api/sign-in/code', sent));
}

/** Completes the second step with the answer of one of the account's passkeys. */
export async function signInWithOwnPasskey(
  audience: Audience,
  token: string,
  credential: Credential,
): Promise<void> {
  const sent = { token, body: { credential } };
  if (audience === 'admin') openAdmin(await send('post', '/api/admin/sign-in/passkey', sent));
  else openUser(await send('post', '/private/api/sign-in/passkey', sent));
}

/** Signs in with the answer of a passkey alone. */
export async function signInWithPasskey(audience: Audience, credential: Credential): Promise<void> {
  const sent = { body: { credential } };
  if (audience === 'admin') openAdmin(await send('post', '/public/api/v0/admin/login/passkey', sent));
  else openUser(await send('post', '/public/api/v0/login/passkey', sent));
}

function openUser(answer: UserSignedIn | PendingSignIn): PendingSignIn | null {
  if ('stage' in answer) return answer;
  openUserSession(answer.token, answer.user);
  return null;
}

function openAdmin(answer: AdminSignedIn | PendingSignIn): PendingSignIn | null {
  if ('stage' in answer) return answer;
  adminSession.open(answer.token, answer.admin);
  return null;
}
