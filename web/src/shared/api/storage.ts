/** Browser storage may be blocked (private windows, disabled cookies); then nothing is stored and nothing fails. */

function attempt<T>(run: () => T): T | null {
  try {
    return run();
  } catch {
    return null;
  }
}

export function readItem(key: string): string | null {
  return typeof window === 'undefined' ? null : attempt(() => window.localStorage.getItem(key));
}

export function writeItem(key: string, value: string | null): void {
  attempt(() =>
    value === null ? window.localStorage.removeItem(key) : window.localStorage.setItem(key, value),
  );
}

/** Removes every entry whose key has this prefix. */
export function removeItems(prefix: string): void {
  attempt(() => {
    for (const key of Object.keys(window.localStorage))
      if (key.startsWith(prefix)) window.localStorage.removeItem(key);
  });
}

/** Writes an entry to the tab's session storage only; null removes it. */
export function mirrorItem(key: string, value: string | null): void {
  attempt(() =>
    value === null ? window.sessionStorage.removeItem(key) : window.sessionStorage.setItem(key, value),
  );
}

export function clearTabStorage(): void {
  attempt(() => window.sessionStorage.clear());
}

export function clearAllStorage(): void {
  attempt(() => window.localStorage.clear());
  clearTabStorage();
}
