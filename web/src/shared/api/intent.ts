import { readItem, writeItem } from './storage.ts';

const KEY = 'intent';
const DAY = 24 * 60 * 60 * 1000;

/** What is chosen on public pages, and where in the dashboard it is applied for. */
export const placeOf = {
  job: (id: string) => `/dashboard/jobs?jobid=${id}`,
  project: (id: string) => `/dashboard/projects?tab=projects&projectId=${id}`,
  consultant: (id: string) => `/dashboard/consultants?consultantId=${id}`,
};

export interface Choice {
  kind: keyof typeof placeOf;
  id: string;
}

const PLACES = [
  { kind: 'job', path: '/dashboard/jobs', param: 'jobid' },
  { kind: 'project', path: '/dashboard/projects', param: 'projectId' },
  { kind: 'consultant', path: '/dashboard/consultants', param: 'consultantId' },
] as const;

/** What an address in the dashboard opens; null where it names nothing that is applied for. */
export function choiceAt(address: string): Choice | null {
  const { pathname, searchParams } = new URL(address, 'http://here');
  const place = PLACES.find(({ path }) => path === pathname);
  const id = place && searchParams.get(place.param);
  return id ? { kind: place.kind, id } : null;
}

/**
 * Where a visitor wanted to go before they had to sign in, or a user before they had to change their role. It
 * survives the verification mail's link in another tab, so it lives in local storage, for a day.
 */
export function rememberIntent(path: string): void {
  writeItem(KEY, JSON.stringify({ path, at: Date.now() }));
}

/** The remembered path inside the dashboard, or null. */
export function rememberedIntent(): string | null {
  try {
    const { path, at } = JSON.parse(readItem(KEY) ?? '') as { path: string; at: number };
    return path.startsWith('/dashboard/') && Date.now() - at < DAY ? path : null;
  } catch {
    // Nothing was remembered.
    return null;
  }
}

/** Where a sign-in leads. */
export const intendedPath = (): string => rememberedIntent() ?? '/dashboard/dashboard';

/** Call once it was reached, or given up. */
export function forgetIntent(): void {
  writeItem(KEY, null);
}
