import { lastRenewal, request } from './client.ts';
import { adminSession, userSession } from './session.ts';

const MINUTE = 60_000;

/** While a person types or clicks, their session is renewed at most once a minute; automatic refreshes never renew it. */
export function keepSessionsAlive(): () => void {
  const renew = () => {
    const onAdminScreen = window.location.pathname.startsWith('/admin');
    const audience = onAdminScreen ? 'admin' : 'user';
    const session = onAdminScreen ? adminSession.get() : userSession.get();
    if (!session.isAuthenticated || Date.now() - lastRenewal[audience] < MINUTE) return;
    lastRenewal[audience] = Date.now();
    request(onAdminScreen ? '/api/admin/me' : '/private/api/me', {
      auth: onAdminScreen ? 'admin' : 'user',
    }).catch(() => undefined);
  };
  const events = ['input', 'pointerdown'] as const;
  for (const event of events) document.addEventListener(event, renew, { passive: true });
  return () => events.forEach((event) => document.removeEventListener(event, renew));
}
