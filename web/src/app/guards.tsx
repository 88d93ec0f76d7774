/**
 * Route guards. They are not part of the lazy chunks, so that only people who sign in download a dashboard. The server
 * checks every call again.
 */
import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { intendedPath, rememberPlace } from '../shared/api/session/intent.ts';
import { useAdmin, useUser } from '../shared/api/session/session.ts';

const ADMINISTRATION = '/admin-dashboard';

/**
 * The address that somebody opened without being signed in, for instance by a link in a mail. Null for a person whose
 * session ends here, because the next person at this browser may be another (see `SignInAgainDialog`).
 */
function useOpenedSignedOut(isSignedIn: boolean): string | null {
  const { pathname, search, hash } = useLocation();
  const [opened] = useState(isSignedIn ? null : pathname + search + hash);
  return opened;
}

/** /dashboard/{tab}: for signed-in users; redirects others to /sign_in, and back here after the sign-in. */
export function UsersOnly() {
  const user = useUser();
  const opened = useOpenedSignedOut(user !== null);
  useEffect(() => {
    if (opened) rememberPlace(opened);
  }, [opened]);
  return user ? <Outlet /> : <Navigate to="/sign_in" replace />;
}

interface DoorProps {
  /** Preloads the page behind the sign-in. */
  next: () => Promise<unknown>;
}

/**
 * Preloads the page behind the sign-in as soon as the form is used, so that it is ready when the server answers.
 * Visitors who only look at the form load nothing.
 */
function useNextPage(next: DoorProps['next']): void {
  useEffect(() => {
    const load = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLInputElement)) return;
      document.removeEventListener('focusin', load);
      // After the sign-in the page is loaded again, and a failure is shown then.
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

/** /admin-dashboard: for administrators; redirects others to /admin_sign_in, and back here after the sign-in. */
export function AdminsOnly() {
  const admin = useAdmin();
  const from = useOpenedSignedOut(admin !== null);
  return admin ? <Outlet /> : <Navigate to="/admin_sign_in" replace state={{ from }} />;
}

/** /admin_sign_in: redirects signed-in administrators to the address they had opened, else to the dashboard. */
export function SignedOutAdminsOnly({ next }: DoorProps) {
  useNextPage(next);
  const { state } = useLocation();
  // Kept here, because switching between login and registration replaces the location's state.
  const [from] = useState((state as { from?: string | null } | null)?.from);
  return useAdmin() ? <Navigate to={from ?? ADMINISTRATION} replace /> : <Outlet />;
}
