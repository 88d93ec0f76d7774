import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { keepSessionsAlive } from '../shared/api/keep-alive.ts';
import { adminSession, userSession } from '../shared/api/session.ts';

/** The dashboard's tabs are one page; every other path is a page of its own. */
const pageOf = (path: string) => (path.startsWith('/dashboard/') ? '/dashboard/' : path);

/** What belongs to every page: sessions follow other tabs and activity; a new page starts at its top, for eyes and for screen readers. */
export function RouteEffects() {
  const navigate = useNavigate();
  const { pathname, hash } = useLocation();
  const cause = useNavigationType();
  const shown = useRef(pathname);

  useEffect(() => {
    const offs = [
      userSession.follow(() => {
        // Who works in the administration is not led away from there by a user who left.
        if (!shown.current.startsWith('/admin')) void navigate('/sign_in', { replace: true });
      }),
      // The guard of the admin screens leads away by itself.
      adminSession.follow(),
      keepSessionsAlive(),
    ];
    return () => offs.forEach((off) => off());
  }, [navigate]);

  useEffect(() => {
    const samePage = pageOf(shown.current) === pageOf(pathname);
    shown.current = pathname;
    if (samePage || hash) return;
    // Who goes back finds a page where they left it: the browser scrolls there.
    if (cause !== 'POP') window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, hash, cause]);

  return null;
}
