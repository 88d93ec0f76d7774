import { useSyncExternalStore } from 'react';
import { clearAllStorage, clearTabStorage, mirrorItem, readItem, writeItem } from './storage.ts';
import { Store } from './store.ts';
import type { User } from './types.ts';
import { leaveUnasked } from './unsaved.ts';

export interface UserSession {
  token: string | null;
  user: User | null;
  /** True when a token exists. */
  isAuthenticated: boolean;
}

const NOBODY: UserSession = { token: null, user: null, isAuthenticated: false };
const store = new Store<UserSession>(read());

function read(): UserSession {
  const token = readItem('token');
  const stored = readItem('user');
  if (!token || !stored) return NOBODY;
  try {
    return { token, user: JSON.parse(stored) as User, isAuthenticated: true };
  } catch {
    return NOBODY;
  }
}

/** What happens to the user's data is numbered in its order, so that a late answer cannot undo a newer one. */
let moments = 0;
let newest = 0;

/** To be asked for when a load of the user is sent, and handed to `updateUser` with its answer. */
export const nextMoment = (): number => ++moments;

export const userSession = { get: store.get, subscribe: store.subscribe };

/** The user's session; anonymous while a prerendered page hydrates, so that it matches its HTML. */
export function useUserSession(): UserSession {
  return useSyncExternalStore(store.subscribe, store.get, () => NOBODY);
}

/** Signs a user in: the tab's storage is emptied first, then token and user are written back (the specification, section 4). */
export function setUserSession(token: string, user: User): void {
  const stored = JSON.stringify(user);
  // The user first: another tab that sees a new token must not take it for that of the user before.
  writeItem('user', stored);
  writeItem('token', token);
  clearTabStorage();
  mirrorItem('token', token);
  mirrorItem('user', stored);
  newest = nextMoment();
  store.set({ token, user, isAuthenticated: true });
}

/**
 * Keeps a newer copy of the signed-in user; other tabs follow. Nothing happens when nobody is signed in, or when
 * something newer is known than what was asked for at the moment `asked`.
 */
export function updateUser(user: User, asked = nextMoment()): void {
  const { token } = store.get();
  if (!token || asked < newest) return;
  newest = asked;
  const stored = JSON.stringify(user);
  if (stored === readItem('user')) return;
  writeItem('user', stored);
  mirrorItem('user', stored);
  store.set({ token, user, isAuthenticated: true });
}

/** Forgets the session without leaving the page: a dead token on a public page. */
export function dropUserSession(): void {
  for (const key of ['token', 'user']) {
    writeItem(key, null);
    mirrorItem(key, null);
  }
  store.set(NOBODY);
}

/** Logout as the specification states it: the session and all storage go. The caller loads /sign_in anew. */
export function endUserSession(): void {
  store.set(NOBODY);
  clearAllStorage();
  leaveUnasked();
}

/** Follows other tabs: a changed session is taken over, a removed one ends here too and leads to /sign_in. */
export function followUserSession(goTo: (path: string) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== null && event.key !== 'token' && event.key !== 'user') return;
    const wasSignedIn = store.get().isAuthenticated;
    const next = read();
    newest = nextMoment();
    store.set(next);
    if (next.isAuthenticated) {
      mirrorItem('token', next.token);
      mirrorItem('user', JSON.stringify(next.user));
    } else if (wasSignedIn) {
      clearTabStorage();
      goTo('/sign_in');
    }
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
