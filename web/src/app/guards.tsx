/**
 * Route guards. They are not part of the lazy chunks, so that nobody downloads a dashboard who is not about to sign
 * in. The server checks every call again.
 */
import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { intendedPath, rememberPlace } from '../shared/api/session/intent.ts';
import { useAdmin, useUser } from '../shared/api/session/session.ts';

const ADMINISTRATION = '/admin-dashboard';

/**
 * The address that somebody opened without being signed in, by a link in a mail for instance; null for those whose
 * session ends here, because the next person at this browser may be another (see `SignInAgainDialog`).
 */
function useOpenedSignedOut(isSignedIn: boolean): string | null {
  const { pathname, search, hash } = useLocation();
  const [opened] = useState(isSignedIn ? null : pathname + search + hash);
  return opened;
}

/** /dashboard/{tab}: for signed-in users; others are redirected to /sign_in, and afterwards here. */
export function UsersOnly() {
  const user = useUser();
  const opened = useOpenedSignedOut(user !== null);
  useEffect(() => {
    if (opened) rememberPlace(opened);
  }, [opened]);
  return user ? <Outlet /> : <Navigate to="/sign_in" replace />;
}

interface DoorProps {
  /** Loads the code of the page behind the sign-in. */
  next: () => Promise<unknown>;
}

/**
 * Loads the page behind a sign-in when somebody turns to its form, so that the page is there when the server's answer
 * is. A visitor who only looks at the form loads nothing.
 */
function useNextPage(next: DoorProps['next']): void {
  useEffect(() => {
    const load = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLInputElement)) return;
      document.removeEventListener('focusin', load);
      // Who gets there loads it again, and then a failure is shown.
      next().catch(() => undefined);
    };
    document.addEventListener('focusin', load);
    return () => document.removeEventListener('focusin', load);
  }, [next]);
}

/** /sign_in: signed-in users are redirected to the page they wanted, else to the dashboard. */
export function SignedOutOnly({ next }: DoorProps) {
  useNextPage(next);
  return useUser() ? <Navigate to={intendedPath()} replace /> : <Outlet />;
}

/** /admin-dashboard: for administrators; others are redirected to /admin_sign_in, and afterwards here. */
export function AdminsOnly() {
  const admin = useAdmin();
  const from = useOpenedSignedOut(admin !== null);
  return admin ? <Outlet /> : <Navigate to="/admin_sign_in" replace state={{ from }} />;
}

/** /admin_sign_in: signed-in administrators are redirected to what they had opened, else to the dashboard. */
export function SignedOutAdminsOnly({ next }: DoorProps) {
  useNextPage(next);
  const { state } = useLocation();
  // Kept here, because switching between login and registration replaces the location's state.
  const [from] = useState((state as { from?: string | null } | null)?.from);
  return useAdmin() ? <Navigate to={from ?? ADMINISTRATION} replace /> : <Outlet />;
}
