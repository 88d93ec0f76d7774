/** Browser storage may be blocked (private windows, disabled cookies); then nothing is stored and nothing fails. */

function attempt<T>(run: () => T): T | null {
  try {
    return run();
  } catch {
    return null;
  }
}

type Place = 'localStorage' | 'sessionStorage';

function write(place: Place, key: string, value: string | null): void {
  attempt(() => (value === null ? window[place].removeItem(key) : window[place].setItem(key, value)));
}

export function readItem(key: string): string | null {
  return typeof window === 'undefined' ? null : attempt(() => window.localStorage.getItem(key));
}

/** Writes an entry to the local storage; null removes it. */
export const writeItem = (key: string, value: string | null) => write('localStorage', key, value);

/** Writes an entry to the tab's session storage only; null removes it. */
export const mirrorItem = (key: string, value: string | null) => write('sessionStorage', key, value);

/** Removes every entry whose key has this prefix. */
export function removeItems(prefix: string): void {
  const keys = attempt(() => Object.keys(window.localStorage)) ?? [];
  for (const key of keys) if (key.startsWith(prefix)) writeItem(key, null);
}

export const clearTabStorage = () => void attempt(() => window.sessionStorage.clear());

export function clearAllStorage(): void {
  attempt(() => window.localStorage.clear());
  clearTabStorage();
}
