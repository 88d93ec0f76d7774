import { IDENTITIES, type Entry } from '../permissions/entry.ts';
import { NEXT_STEP } from '../permissions/factors.table.ts';
import { OPEN_TO } from '../permissions/keys.table.ts';
import type { Access } from './callers.ts';

/** Returns the status that the tables of the permissions name for a caller's own ids. */
export function declared(entry: Entry, access: Access): number {
  const of = (identity: (typeof IDENTITIES)[number]) => entry.statuses[IDENTITIES.indexOf(identity)] ?? 500;
  const dead = of('expired token');
  if ('as' in access) return of(access.as);
  if ('between' in access) return NEXT_STEP[entry.operation]?.[access.between] ?? dead;
  const isOfAdmins = dead === 401 && of('admin') !== 401 && of('B2B') === 401;
  if (!isOfAdmins) return dead;
  const needed = OPEN_TO[entry.operation]?.split(' ');
  return needed?.every((scope) => access.scopes.some((each) => each === scope)) ? of('admin') : 403;
}

export const isRefused = (status: number): boolean => status === 401 || status === 403;
