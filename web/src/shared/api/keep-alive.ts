import { lastRenewal, request } from './client.ts';
import { adminSession, userSession } from './session.ts';

const MINUTE = 60_000;

/**
 * While a person types or clicks, their session is renewed at most once a minute; automatic refreshes
 * never renew it. On public pages a session that turns out to be dead is dropped quietly.
 */
export function keepSessionsAlive(): () => void {
  const renew = () => {
    const { pathname } = window.location;
    const audience = pathname.startsWith('/admin') ? 'admin' : 'user';
    const session = audience === 'admin' ? adminSession.get() : userSession.get();
    if (!session.isAuthenticated || Date.now() - lastRenewal[audience] < MINUTE) return;
    lastRenewal[audience] = Date.now();
    const auth = audience === 'user' && !pathname.startsWith('/dashboard') ? 'optional' : audience;
    request(audience === 'admin' ? '/api/admin/me' : '/private/api/me', { auth }).catch(() => undefined);
  };
  const events = ['input', 'pointerdown'] as const;
  for (const event of events) document.addEventListener(event, renew, { passive: true });
  return () => events.forEach((event) => document.removeEventListener(event, renew));
}
