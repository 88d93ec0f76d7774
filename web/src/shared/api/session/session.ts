import { useSyncExternalStore } from 'react';
import { clearTabStorage, mirrorItem, readItem, writeItem } from '../storage.ts';
import { Store } from '../store.ts';
import type { Admin, User } from '../types.ts';

interface SignedIn<P> {
  token: string;
  person: P;
}

/**
 * The signed-in person in local storage, for the next page and for other tabs, under the keys of the specification. A
 * copy is in the tab's session storage.
 */
class Session<P extends { _id: string }> {
  readonly #store: Store<SignedIn<P> | null>;

  constructor(
    private readonly tokenKey: string,
    private readonly personKey: string,
    /** Called when the stored person cannot be parsed. */
    private readonly onUnreadable?: (error: unknown) => void,
  ) {
    this.#store = new Store(this.#read());
  }

  get token(): string | null {
    return this.#store.get()?.token ?? null;
  }

  get person(): P | null {
    return this.#store.get()?.person ?? null;
  }

  subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener);

  open(token: string, person: P): void {
    // The person is written first, so that another tab never pairs the new token with the previous person.
    this.#write(this.personKey, JSON.stringify(person));
    this.#write(this.tokenKey, token);
    this.#store.set({ token, person });
  }

  /** Stores the token that replaces `before`; ignored when another session is open by now. */
  replace(before: string, token: string): void {
    const now = this.#store.get();
    if (now?.token !== before || (readItem(this.tokenKey) ?? before) !== before) return;
    this.#write(this.tokenKey, token);
    this.#store.set({ ...now, token });
  }

  /** Reads a newer token that another tab has stored, before the browser tells of it. */
  catchUp(): void {
    const next = this.#read();
    if (next && next.token !== this.token) this.#store.set(next);
  }

  /** Stores newer data of the signed-in person, also for other tabs. Data of anybody else is ignored. */
  update = (person: P): void => {
    const now = this.#store.get();
    if (now?.person._id !== person._id || JSON.stringify(now.person) === JSON.stringify(person)) return;
    // The token stays as it is: another tab may have stored a newer one a moment ago.
    this.#write(this.personKey, JSON.stringify(person));
    this.#store.set({ token: now.token, person });
  };

  /** Ends the session in this browser without leaving the page. */
  drop(): void {
    this.#write(this.tokenKey, null);
    this.#write(this.personKey, null);
    this.#store.set(null);
  }

  /** Follows changes made by other tabs and calls `onEnded` when one signs out. Returns a function that stops this. */
  follow(onEnded?: () => void): () => void {
    const onStorage = ({ key }: StorageEvent) => {
      if (key !== null && key !== this.tokenKey && key !== this.personKey) return;
      const before = this.#store.get();
      const next = this.#read();
      this.#store.set(next);
      mirrorItem(this.tokenKey, next?.token ?? null);
      mirrorItem(this.personKey, next && JSON.stringify(next.person));
      if (before && !next) onEnded?.();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }

  #write(key: string, value: string | null): void {
    writeItem(key, value);
    mirrorItem(key, value);
  }

  #read(): SignedIn<P> | null {
    const token = readItem(this.tokenKey);
    const stored = readItem(this.personKey);
    if (!token || !stored) return null;
    try {
      return { token, person: JSON.parse(stored) as P };
    } catch (error) {
      this.onUnreadable?.(error);
      return null;
    }
  }
}

export type { Session };
export const userSession = new Session<User>('token', 'user');
export const adminSession = new Session<Admin>('adminToken', 'adminData', (error) =>
  console.error('Error parsing admin data from localStorage', error),
);

export const sessions = { user: userSession, admin: adminSession };

/** Signs a user in, after emptying the tab's storage (the specification, section 4). */
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

/** The signed-in user, or null. Also null during hydration, because prerendered HTML has no user. */
export const useUser = () => usePerson(userSession);

/** The signed-in administrator, or null. */
export const useAdmin = () => usePerson(adminSession);
