import { useSyncExternalStore } from 'react';
import { mirrorItem, readItem, writeItem } from './storage.ts';
import { Store } from './store.ts';
import type { Admin } from './types.ts';

export interface AdminSession {
  token: string | null;
  admin: Admin | null;
  isAuthenticated: boolean;
}

const NOBODY: AdminSession = { token: null, admin: null, isAuthenticated: false };
const store = new Store<AdminSession>(read());

function read(): AdminSession {
  const token = readItem('adminToken');
  const stored = readItem('adminData');
  if (!token || !stored) return NOBODY;
  try {
    return { token, admin: JSON.parse(stored) as Admin, isAuthenticated: true };
  } catch (error) {
    console.error('Error parsing admin data from localStorage', error);
    return NOBODY;
  }
}

export const adminSession = { get: store.get, subscribe: store.subscribe };

export function useAdminSession(): AdminSession {
  return useSyncExternalStore(store.subscribe, store.get, () => NOBODY);
}

export function setAdminSession(token: string, admin: Admin): void {
  const stored = JSON.stringify(admin);
  for (const write of [writeItem, mirrorItem]) {
    // In this order for other tabs, as in `setUserSession`.
    write('adminData', stored);
    write('adminToken', token);
  }
  store.set({ token, admin, isAuthenticated: true });
}

/** Keeps a newer copy of the signed-in administrator; other tabs follow. Nothing happens for anybody else. */
export function updateAdmin(admin: Admin): void {
  const { token, admin: before } = store.get();
  if (!token || before?._id !== admin._id) return;
  if (JSON.stringify(admin) !== JSON.stringify(before)) setAdminSession(token, admin);
}

/** Ends the administrator's session in this browser; both entries go. The caller leads to /admin_sign_in. */
export function dropAdminSession(): void {
  for (const write of [writeItem, mirrorItem]) {
    write('adminToken', null);
    write('adminData', null);
  }
  store.set(NOBODY);
}

/** Follows other tabs. When the session ended there, the guard of the admin screens leads to /admin_sign_in. */
export function followAdminSession(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== null && event.key !== 'adminToken' && event.key !== 'adminData') return;
    store.set(read());
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
