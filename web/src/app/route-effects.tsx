import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { keepSessionsAlive } from '../shared/api/keep-alive.ts';
import { followAdminSession, followUserSession } from '../shared/api/session.ts';

/** What belongs to every page: sessions follow other tabs and activity; a new page starts at its top, for eyes and for screen readers. */
export function RouteEffects() {
  const navigate = useNavigate();
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    const offs = [
      followUserSession((path) => void navigate(path, { replace: true })),
      followAdminSession((path) => void navigate(path, { replace: true })),
      keepSessionsAlive(),
    ];
    return () => offs.forEach((off) => off());
  }, [navigate]);

  useEffect(() => {
    const section = (path: string) => path.split('/')[1];
    const samePlace = section(shown.current) === section(pathname);
    shown.current = pathname;
    if (samePlace || hash) return;
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, hash]);

  return null;
}
