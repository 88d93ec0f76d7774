import type { Audience } from '../api/reauth.ts';

/** Where the calls about one's own account are: `ownPath('admin', 'sessions')`. */
export function ownPath(audience: Audience, call: string): string {
  return `${audience === 'admin' ? '/api/admin' : '/private/api'}/${call}`;
}
