import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { followAppearance } from '../shared/appearance.ts';
import { keepSessionsAlive } from '../shared/api/session/keep-alive.ts';
import { adminSession, userSession } from '../shared/api/session/session.ts';
import { onOtherHost } from './own-host.ts';
import { clearTabStorage } from '../shared/api/storage.ts';

/** The dashboard's tabs count as one page; every other path is its own page. */
const pageOf = (path: string) => (path.startsWith('/dashboard/') ? '/dashboard/' : path);

/** The screens of a signed-in person, which may be dark; the server sends them without a page (`spa.html`, `admin-spa.html`). */
const SIGNED_IN = /^\/(dashboard(\/[^/]*)?|admin-dashboard)$/;

/**
 * Effects of all pages: sessions follow other tabs, and activity keeps them alive. A new page starts at its top, and
 * its main element takes the focus for screen readers.
 */
export function RouteEffects() {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const cause = useNavigationType();
  const shown = useRef(pathname);

  useEffect(() => {
    const offs = [
      userSession.follow(() => {
        clearTabStorage();
        // A user's sign-out elsewhere must not interrupt work in the administration.
        if (!shown.current.startsWith('/admin')) void navigate('/sign_in', { replace: true });
      }),
      // The guard of the admin screens redirects by itself.
      adminSession.follow(),
      keepSessionsAlive(),
    ];
    return () => offs.forEach((off) => off());
  }, [navigate]);

  const isSignedIn = SIGNED_IN.test(pathname);
  useLayoutEffect(() => (isSignedIn ? followAppearance() : undefined), [isSignedIn]);

  useEffect(() => {
    const elsewhere = onOtherHost(pathname + search + hash);
    if (elsewhere !== null) window.location.replace(elsewhere);
  }, [pathname, search, hash]);

  useEffect(() => {
    const samePage = pageOf(shown.current) === pageOf(pathname);
    shown.current = pathname;
    if (samePage || hash) return;
    // On back and forward the browser restores the scroll position itself.
    if (cause !== 'POP') window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, hash, cause]);

  return null;
}
