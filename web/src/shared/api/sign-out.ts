import { request } from './client.ts';
import { dropAdminSession, endUserSession } from './session.ts';
import { removeItems } from './storage.ts';

/** Ends the user's session at the server as far as it is reachable, and in this browser in any case. */
export async function signOutUser(): Promise<void> {
  await request('/private/api/logout', { method: 'POST', reauthenticate: false }).catch(() => undefined);
  endUserSession();
  window.location.replace('/sign_in');
}

/** The same for an administrator, whose drafts go too; the admin screens' guard then leads to /admin_sign_in. */
export async function signOutAdmin(): Promise<void> {
  await request('/api/admin/logout', { method: 'POST', reauthenticate: false }).catch(() => undefined);
  dropAdminSession();
  removeItems('draft:admin:');
}
