import { request } from './client.ts';
import { adminSession, dropAdminSession, endUserSession } from './session.ts';
import { removeItems } from './storage.ts';

/** Nobody is kept from leaving for longer than this, in milliseconds. */
const PATIENCE = 3_000;

/** Ends a session at the server as far as it is reachable; the call outlives the page. */
async function close(path: string): Promise<void> {
  await request(path, { method: 'POST', reauthenticate: false, keepalive: true }).catch(() => undefined);
}

function closeInTime(...paths: string[]): Promise<unknown> {
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  return Promise.race([Promise.all(paths.map(close)), patience]);
}

/** An administrator's session of this browser, whose token is about to be forgotten with the storage. */
const administrators = () => (adminSession.get().token ? ['/api/admin/logout'] : []);

/** Ends the user's session at the server as far as it is reachable, and in this browser in any case. */
export async function signOutUser(): Promise<void> {
  await closeInTime('/private/api/logout', ...administrators());
  forgetUser();
}

/** The same once the account and its sessions are gone. */
export async function leaveErased(): Promise<void> {
  await closeInTime(...administrators());
  forgetUser();
}

function forgetUser(): void {
  endUserSession();
  window.location.replace('/sign_in');
}

/** The same for an administrator, whose drafts go too; the admin screens' guard then leads to /admin_sign_in. */
export async function signOutAdmin(): Promise<void> {
  await closeInTime('/api/admin/logout');
  dropAdminSession();
  removeItems('draft:admin:');
}
