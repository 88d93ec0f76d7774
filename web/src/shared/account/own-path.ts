import type { Audience } from '../api/reauth.ts';

const BASE = { admin: '/api/admin', user: '/private/api' } as const;

/** Where the calls about one's own account are: `ownPath('admin', 'sessions')`. */
export function ownPath<C extends string>(audience: Audience, call: C) {
  return `${BASE[audience]}/${call}` as const;
}
