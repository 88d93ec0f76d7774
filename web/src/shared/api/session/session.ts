import { useSyncExternalStore } from 'react';
import { clearTabStorage, mirrorItem, readItem, writeItem } from '../storage.ts';
import { Store } from '../store.ts';
import type { Admin, User } from '../types.ts';

interface SignedIn<P, K extends keyof P> {
  token: string;
  person: Pick<P, K>;
  /** All that the API tells this person about themselves; null until it has answered in this page. */
  whole: P | null;
}

/**
 * The signed-in person in local storage, for the next page and for other tabs, under the keys of the specification. A
 * copy is in the tab's session storage. Only id, names and role are stored: whoever reads the storage later learns no
 * address and no telephone number. The rest is in memory, and comes from the API (`useSignedIn`).
 */
class Session<P extends { _id: string }, K extends keyof P = keyof P> {
  readonly #store: Store<SignedIn<P, K> | null>;

  constructor(
    private readonly tokenKey: string,
    private readonly personKey: string,
    private readonly stored: readonly (K | '_id')[],
    /** Called when the stored person cannot be parsed. */
    private readonly onUnreadable?: (error: unknown) => void,
  ) {
    const read = this.#read();
    this.#store = new Store(read);
    // Earlier versions stored everything.
    const kept = read && JSON.stringify(read.person);
    if (kept !== null && kept !== readItem(personKey)) this.#write(personKey, kept);
  }

  get token(): string | null {
    return this.#store.get()?.token ?? null;
  }

  get person(): Pick<P, K> | null {
    return this.#store.get()?.person ?? null;
  }

  get whole(): P | null {
    return this.#store.get()?.whole ?? null;
  }

  subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener);

  open(token: string, whole: P): void {
    const person = this.#cut(whole);
    // The person is written first, so that another tab never pairs the new token with the previous person.
    this.#write(this.personKey, JSON.stringify(person));
    this.#write(this.tokenKey, token);
    this.#store.set({ token, person, whole });
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
  update = (whole: P): void => {
    const now = this.#store.get();
    if (now === null || this.#idOf(now.person) !== whole._id) return;
    if (JSON.stringify(now.whole) === JSON.stringify(whole)) return;
    const person = this.#cut(whole);
    // The token stays as it is: another tab may have stored a newer one a moment ago.
    this.#write(this.personKey, JSON.stringify(person));
    this.#store.set({ token: now.token, person, whole });
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
      const isSame = next && before && this.#idOf(next.person) === this.#idOf(before.person);
      if (isSame && before.whole) next.whole = { ...before.whole, ...next.person };
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

  #idOf = (person: Pick<P, K>): unknown => (person as { _id?: unknown })._id;

  #cut(whole: P): Pick<P, K> {
    const kept = this.stored.filter((key) => whole[key] !== undefined).map((key) => [key, whole[key]]);
    return Object.fromEntries(kept) as Pick<P, K>;
  }

  #read(): SignedIn<P, K> | null {
    const token = readItem(this.tokenKey);
    const stored = readItem(this.personKey);
    if (!token || !stored) return null;
    try {
      return { token, person: this.#cut(JSON.parse(stored) as P), whole: null };
    } catch (error) {
      this.onUnreadable?.(error);
      return null;
    }
  }
}

export type { Session };

const USER_KEYS = ['_id', 'first_name', 'last_name', 'role'] as const;
/** What a page knows of the signed-in user without asking the API. */
export type KnownUser = Pick<User, (typeof USER_KEYS)[number]>;
export const userSession = new Session<User, keyof KnownUser>('token', 'user', USER_KEYS);
export const adminSession = new Session<Admin, '_id'>('adminToken', 'adminData', ['_id'], (error) =>
  console.error('Error parsing admin data from localStorage', error),
);

export const sessions = { user: userSession, admin: adminSession };

/** Signs a user in, after emptying the tab's storage (the specification, section 4). */
export function openUserSession(token: string, user: User): void {
  clearTabStorage();
  userSession.open(token, user);
}

function useOf<T>({ subscribe }: { subscribe: typeof userSession.subscribe }, read: () => T): T | null {
  return useSyncExternalStore(subscribe, read, () => null);
}

/** The signed-in user, or null. Also null during hydration, because prerendered HTML has no user. */
export const useUser = () => useOf(userSession, () => userSession.person);

/** The signed-in administrator, or null. */
export const useAdmin = () => useOf(adminSession, () => adminSession.person);

/** All that the API tells the signed-in person; null also until it has answered (`useSignedIn`). */
export const useWholeUser = () => useOf(userSession, () => userSession.whole);
export const useWholeAdmin = () => useOf(adminSession, () => adminSession.whole);
