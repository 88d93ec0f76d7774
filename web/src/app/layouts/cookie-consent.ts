import { useSyncExternalStore } from 'react';
import { readItem, writeItem } from '../../shared/api/storage.ts';
import { Store } from '../../shared/api/store.ts';

/** Local storage key; the banner is hidden as soon as there is a value. */
const KEY = 'cookiesAccepted';
export type Consent = 'true' | 'necessary';

const consent = new Store<string | null>(readItem(KEY));

/** Null revokes the choice, so that the banner asks again. */
export function chooseConsent(choice: Consent | null): void {
  writeItem(KEY, choice);
  consent.set(choice);
}

/** The choice, or null while there is none. Prerendered pages contain no banner; it appears after hydration. */
export function useConsent(): string | null {
  return useSyncExternalStore(consent.subscribe, consent.get, () => 'unknown');
}
