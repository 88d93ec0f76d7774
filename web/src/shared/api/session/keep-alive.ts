import { routePath } from '../../language.ts';
import { get, lastRenewal } from '../client.ts';
import { sessions } from './session.ts';
import { urlOf } from '../wire.ts';

const MINUTE = 60_000;

/**
 * Typing, clicking and keyboard navigation renew the session at most once a minute; automatic loads never do. On
 * public pages an expired session is dropped without asking for a new sign-in.
 */
export function keepSessionsAlive(): () => void {
  const renew = () => {
    const path = routePath();
    const audience = path.startsWith('/admin') ? 'admin' : 'user';
    if (!sessions[audience].token || Date.now() - lastRenewal[audience] < MINUTE) return;
    lastRenewal[audience] = Date.now();
    const auth = audience === 'user' && !path.startsWith('/dashboard') ? 'optional' : audience;
    const url = audience === 'admin' ? urlOf('/api/admin/me') : urlOf('/private/api/me');
    get<unknown>(url, { auth, renews: true }).catch(() => undefined);
  };
  const events = ['input', 'pointerdown', 'keydown'] as const;
  for (const event of events) document.addEventListener(event, renew, { passive: true });
  return () => events.forEach((event) => document.removeEventListener(event, renew));
}
