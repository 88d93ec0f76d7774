import { userSession } from './session.ts';
import { readItem, writeItem } from '../storage.ts';

const KEY = 'intent';
const DAY = 24 * 60 * 60 * 1000;

/** Paths of the dashboard where users apply for an entry they chose on a public page. */
export const placeOf = {
  job: (id: string) => `/dashboard/jobs?jobid=${id}`,
  project: (id: string) => `/dashboard/projects?tab=projects&projectId=${id}`,
  consultant: (id: string) => `/dashboard/consultants?consultantId=${id}`,
  speculative: () => '/dashboard/applications?speculative=1',
};

/** The same path with the apply dialog open. */
export const applyingAt = (place: string) => `${place}&apply=1`;

const PLACES = [
  { kind: 'job', path: '/dashboard/jobs', param: 'jobid' },
  { kind: 'project', path: '/dashboard/projects', param: 'projectId' },
  { kind: 'consultant', path: '/dashboard/consultants', param: 'consultantId' },
] as const;

export interface Choice {
  kind: (typeof PLACES)[number]['kind'];
  id: string;
}

/** The entry that a path of the dashboard selects, or null. */
export function choiceAt(address: string): Choice | null {
  const { pathname, searchParams } = new URL(address, 'http://here');
  const place = PLACES.find(({ path }) => path === pathname);
  const id = place && searchParams.get(place.param);
  return id ? { kind: place.kind, id } : null;
}

/**
 * Stores where a visitor wanted to go before signing in, or a user before changing the role. Kept in local storage for
 * a day, because the verification mail's link opens another tab. `only`: the id of the only user it is for.
 */
export function rememberIntent(path: string, only?: string): void {
  writeItem(KEY, JSON.stringify({ path, at: Date.now(), only }));
}

/**
 * Stores an opened address in the same way, for instance from a link in a mail. An earlier choice is not replaced by
 * the dashboard's start tab.
 */
export function rememberPlace(address: string, only?: string): void {
  if (address.startsWith('/dashboard/') && address !== '/dashboard/dashboard') rememberIntent(address, only);
}

/** The remembered path inside the dashboard, or null. */
export function rememberedIntent(): string | null {
  try {
    const { path, at, only } = JSON.parse(readItem(KEY) ?? '') as { path: string; at: number; only?: string };
    const isMeant = only === undefined || only === userSession.person?._id;
    return isMeant && path.startsWith('/dashboard/') && Date.now() - at < DAY ? path : null;
  } catch {
    // Nothing is stored, or it is malformed.
    return null;
  }
}

/** The destination after signing in. */
export const intendedPath = (): string => rememberedIntent() ?? '/dashboard/dashboard';

/** Call it when the destination was reached or discarded. */
export function forgetIntent(): void {
  writeItem(KEY, null);
}
