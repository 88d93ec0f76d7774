import { useSyncExternalStore } from 'react';
import { clearTabStorage, mirrorItem, readItem, writeItem } from './storage.ts';
import { Store } from './store.ts';
import type { Admin, User } from './types.ts';

interface SignedIn<P> {
  token: string;
  person: P;
}

/**
 * Who is signed in, as the browser's storage keeps it for the next page and for other tabs. The keys are the
 * specification's. A copy stands in the tab's own storage.
 */
class Session<P extends { _id: string }> {
  readonly #tokenKey: string;
  readonly #personKey: string;
  readonly #unreadable?: string;
  readonly #store: Store<SignedIn<P> | null>;

  /** `unreadable` is what is logged where the stored person cannot be read. */
  constructor(tokenKey: string, personKey: string, unreadable?: string) {
    this.#tokenKey = tokenKey;
    this.#unreadable = unreadable;
    this.#personKey = personKey;
    this.#store = new Store(this.#read());
  }

  get token(): string | null {
    return this.#store.get()?.token ?? null;
  }

  get person(): P | null {
    return this.#store.get()?.person ?? null;
  }

  subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener);

  /** Signs a person in. */
  open(token: string, person: P): void {
    const stored = JSON.stringify(person);
    for (const write of [writeItem, mirrorItem]) {
      // The person first: another tab that sees a new token must not take it for that of the person before.
      write(this.#personKey, stored);
      write(this.#tokenKey, token);
    }
    this.#store.set({ token, person });
  }

  /** Keeps a newer copy of the person who is signed in; other tabs follow. Nothing happens for anybody else. */
  update = (person: P): void => {
    const now = this.#store.get();
    if (now?.person._id !== person._id || JSON.stringify(now.person) === JSON.stringify(person)) return;
    this.open(now.token, person);
  };

  /** Forgets who is signed in without leaving the page. */
  drop(): void {
    for (const write of [writeItem, mirrorItem]) {
      write(this.#tokenKey, null);
      write(this.#personKey, null);
    }
    this.#store.set(null);
  }

  /** Takes over what another tab does; `onEnded` when it signed out. Answers what stops that. */
  follow(onEnded?: () => void): () => void {
    const onStorage = ({ key }: StorageEvent) => {
      if (key !== null && key !== this.#tokenKey && key !== this.#personKey) return;
      const before = this.#store.get();
      const next = this.#read();
      this.#store.set(next);
      mirrorItem(this.#tokenKey, next?.token ?? null);
      mirrorItem(this.#personKey, next && JSON.stringify(next.person));
      if (before && !next) onEnded?.();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }

  #read(): SignedIn<P> | null {
    const token = readItem(this.#tokenKey);
    const stored = readItem(this.#personKey);
    if (!token || !stored) return null;
    try {
      return { token, person: JSON.parse(stored) as P };
    } catch (error) {
      if (this.#unreadable) console.error(this.#unreadable, error);
      return null;
    }
  }
}

export type { Session };
export const userSession = new Session<User>('token', 'user');
export const adminSession = new Session<Admin>(
  'adminToken',
  'adminData',
  'Error parsing admin data from localStorage',
);

export const sessions = { user: userSession, admin: adminSession };

/** Signs a user in: the tab's storage is emptied before (the specification, section 4). */
export function openUserSession(token: string, user: User): void {
  clearTabStorage();
  userSession.open(token, user);
}

function usePerson<P extends { _id: string }>(session: Session<P>): P | null {
  return useSyncExternalStore(
    session.subscribe,
    () => session.person,
    () => null,
  );
}

/** The user who is signed in, or null; nobody while a prerendered page hydrates, so that it matches its HTML. */
export const useUser = () => usePerson(userSession);

/** The administrator who is signed in, or null. */
export const useAdmin = () => usePerson(adminSession);
