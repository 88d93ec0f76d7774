/**
 * Who may see which screens. They stand outside the lazy chunks, so that nobody downloads a
 * dashboard only to be sent away from it. The server decides again on every call.
 */
import { Navigate, Outlet } from 'react-router-dom';
import { intendedPath } from '../shared/api/intent.ts';
import { useAdmin, useUser } from '../shared/api/session.ts';

/** /dashboard/{tab}: signed-in users; others go to /sign_in. */
export function UsersOnly() {
  return useUser() ? <Outlet /> : <Navigate to="/sign_in" replace />;
}

/** /sign_in: somebody who is signed in already goes on to what they wanted, else to the dashboard. */
export function SignedOutOnly() {
  return useUser() ? <Navigate to={intendedPath()} replace /> : <Outlet />;
}

/** /admin-dashboard: administrators; others go to /admin_sign_in. */
export function AdminsOnly() {
  return useAdmin() ? <Outlet /> : <Navigate to="/admin_sign_in" replace />;
}

/** /admin_sign_in: a signed-in administrator goes on to the dashboard. */
export function SignedOutAdminsOnly() {
  return useAdmin() ? <Navigate to="/admin-dashboard" replace /> : <Outlet />;
}
