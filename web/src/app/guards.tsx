/**
 * Route guards. They are not part of the lazy chunks, so that nobody downloads a dashboard they may not open. The
 * server checks every call again.
 */
import { Navigate, Outlet } from 'react-router-dom';
import { intendedPath } from '../shared/api/intent.ts';
import { useAdmin, useUser } from '../shared/api/session.ts';

/** /dashboard/{tab}: for signed-in users; others are redirected to /sign_in. */
export function UsersOnly() {
  return useUser() ? <Outlet /> : <Navigate to="/sign_in" replace />;
}

/** /sign_in: signed-in users are redirected to the page they wanted, else to the dashboard. */
export function SignedOutOnly() {
  return useUser() ? <Navigate to={intendedPath()} replace /> : <Outlet />;
}

/** /admin-dashboard: for administrators; others are redirected to /admin_sign_in. */
export function AdminsOnly() {
  return useAdmin() ? <Outlet /> : <Navigate to="/admin_sign_in" replace />;
}

/** /admin_sign_in: signed-in administrators are redirected to the dashboard. */
export function SignedOutAdminsOnly() {
  return useAdmin() ? <Navigate to="/admin-dashboard" replace /> : <Outlet />;
}
