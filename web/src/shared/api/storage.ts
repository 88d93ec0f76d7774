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

/**
 * Entries that belong to the device and not to the signed-in person: the language and the appearance chosen on it, and
 * whether the offer of another language was answered.
 */
export const DEVICE_ITEMS = {
  language: 'language',
  offerAnswered: 'language-offer-dismissed',
  appearance: 'appearance',
} as const;

/** Removes every entry except those of the device, as signing out requires. */
export function clearAllStorage(): void {
  const kept = Object.values(DEVICE_ITEMS).map((key) => [key, readItem(key)] as const);
  attempt(() => window.localStorage.clear());
  clearTabStorage();
  for (const [key, value] of kept) if (value !== null) writeItem(key, value);
}
