import type { Audience } from '../api/session/reauth.ts';

const BASE = { admin: '/api/admin', user: '/private/api' } as const;

/** API paths of the caller's own account: `ownPath('admin', 'sessions')`. */
export function ownPath<C extends string>(audience: Audience, call: C) {
  return `${BASE[audience]}/${call}` as const;
}
