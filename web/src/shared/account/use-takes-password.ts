import type { Audience } from '../api/session/reauth.ts';
import { useApi } from '../api/use-api.ts';
import { urlOf } from '../api/wire.ts';
import { ownPath } from './own-path.ts';

/**
 * Whether the password in the form is enough to show that it is the owner. With a second factor it is not, and the
 * dialog above the screen asks for both instead. Until that is known, the form asks for the password.
 */
export function useTakesPassword(audience: Audience, hasPassword: boolean): boolean {
  const { data: factors } = useApi(urlOf(ownPath(audience, 'factors')));
  const hasSecond = factors && (factors.codesSince !== null || factors.passkeys.length > 0);
  return hasPassword && !hasSecond;
}
