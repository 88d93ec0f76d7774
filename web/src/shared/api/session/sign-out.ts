import { fullPath } from '../../language.ts';
import { send } from '../client.ts';
import { ending } from './ending.ts';
import { adminSession, userSession } from './session.ts';
import { clearAllStorage, removeItems } from '../storage.ts';
import { leaveUnasked } from '../unsaved.ts';

/** Longest wait for the server when signing out, in milliseconds. */
const PATIENCE = 3_000;

/** Ends sessions on the server if it is reachable; the requests survive leaving the page. */
function closeInTime(...paths: ('/private/api/logout' | '/api/admin/logout')[]): Promise<unknown> {
  const close = (path: (typeof paths)[number]) =>
    send('post', path, { reauthenticate: false, keepalive: true }).catch(() => undefined);
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  return Promise.race([Promise.all(paths.map(close)), patience]);
}

/** Signing a user out also clears an administrator's token in this browser, so that session is ended, too. */
const administrators = () => (adminSession.token ? (['/api/admin/logout'] as const) : []);

/** Ends the user's session in this browser, and on the server if it is reachable. */
export async function signOutUser(): Promise<void> {
  await ending(userSession.token, closeInTime('/private/api/logout', ...administrators()));
  forgetUser();
}

/** Leaves after the account was deleted; its sessions no longer exist. */
export async function leaveErased(): Promise<void> {
  await closeInTime(...administrators());
  forgetUser();
}

/** Logout as specified: clears the storage. The caller then reloads at /sign_in. */
export function endUserSession(): void {
  clearAllStorage();
  leaveUnasked();
}

/** Reloads instead of updating the state: without a user the current screen would load its data again. */
function forgetUser(): void {
  endUserSession();
  window.location.replace(fullPath('/sign_in'));
}

/** Signs an administrator out and deletes their drafts; the route guard then redirects to /admin_sign_in. */
export async function signOutAdmin(): Promise<void> {
  await ending(adminSession.token, closeInTime('/api/admin/logout'));
  adminSession.drop();
  removeItems('draft:admin:');
}
