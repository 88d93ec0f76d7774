import { send } from './client.ts';
import { adminSession } from './session.ts';
import { clearAllStorage, removeItems } from './storage.ts';
import { leaveUnasked } from './unsaved.ts';

/** Nobody is kept from leaving for longer than this, in milliseconds. */
const PATIENCE = 3_000;

/** Ends sessions at the server as far as it is reachable; the calls outlive the page. */
function closeInTime(...paths: ('/private/api/logout' | '/api/admin/logout')[]): Promise<unknown> {
  const close = (path: (typeof paths)[number]) =>
    send('post', path, { reauthenticate: false, keepalive: true }).catch(() => undefined);
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  return Promise.race([Promise.all(paths.map(close)), patience]);
}

/** An administrator's session of this browser, whose token is about to be forgotten with the storage. */
const administrators = () => (adminSession.token ? (['/api/admin/logout'] as const) : []);

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

/** Logout as the specification states it: all storage goes with the session. The caller loads /sign_in anew. */
export function endUserSession(): void {
  clearAllStorage();
  leaveUnasked();
}

/** The screen keeps its user until it is left: without one it would load everything once more, in vain. */
function forgetUser(): void {
  endUserSession();
  window.location.replace('/sign_in');
}

/** The same for an administrator, whose drafts go too; the admin screens' guard then leads to /admin_sign_in. */
export async function signOutAdmin(): Promise<void> {
  await closeInTime('/api/admin/logout');
  adminSession.drop();
  removeItems('draft:admin:');
}
