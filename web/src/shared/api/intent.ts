import { readItem, writeItem } from './storage.ts';

const KEY = 'intent';
const DAY = 24 * 60 * 60 * 1000;

/**
 * Where a visitor wanted to go before they had to sign in. It survives the verification mail's link
 * in another tab, so it lives in local storage, for a day.
 */
export function rememberIntent(path: string): void {
  writeItem(KEY, JSON.stringify({ path, at: Date.now() }));
}

/** The remembered path inside the dashboard, or the dashboard itself. */
export function intendedPath(): string {
  try {
    const { path, at } = JSON.parse(readItem(KEY) ?? '') as { path: string; at: number };
    if (path.startsWith('/dashboard/') && Date.now() - at < DAY) return path;
  } catch {
    // nothing was remembered
  }
  return '/dashboard/dashboard';
}

/** Call once the dashboard was reached. */
export function forgetIntent(): void {
  writeItem(KEY, null);
}
