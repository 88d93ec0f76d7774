import type { Method } from '../wire.ts';
import type { Audience } from './reauth.ts';
import { sessions } from './session.ts';

/** Calls whose answers carry the token of a new session: the old one has ended by then. */
const REPLACING =
  /^\/(?:private\/api|api\/admin)\/(?:confirm|change-password|factors\/(?:codes|codes\/confirm|passkeys|passkeys\/[^/]+|recovery-codes))$/;

/** Whether the answer of a call replaces the session. */
export const replacesSession = (method: Uppercase<Method>, url: string): boolean =>
  method !== 'GET' && REPLACING.test(url);

/** Runs `work` under a lock of all tabs; without one where the browser has none: old ones, and addresses without HTTPS. */
function locked<T>(audience: Audience, mode: LockMode, work: () => Promise<T>): Promise<T> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  return locks ? locks.request(`session:${audience}`, { mode }, work) : work();
}

/** Sends a call that replaces the session, and stores the new token before anybody else may use the old one. */
export function replacing(
  audience: Audience,
  usedToken: string,
  exchange: () => Promise<Response>,
): Promise<Response> {
  return locked(audience, 'exclusive', async () => {
    const response = await exchange();
    if (!response.ok) return response;
    // What is no JSON, as from a proxy, is said to be an error where the answer is read.
    const { token } = (await response
      .clone()
      .json()
      .catch(() => ({}))) as { token?: unknown };
    if (typeof token === 'string') sessions[audience].replace(usedToken, token);
    return response;
  });
}

/**
 * Waits while a tab replaces the session, and reads what it stored. Afterwards a refused token was either replaced or
 * has really ended.
 */
export async function replacementOver(audience: Audience): Promise<void> {
  await locked(audience, 'shared', () => Promise.resolve());
  sessions[audience].catchUp();
}
