import type { FirmCaller, UserCaller } from './caller.ts';
import { forbidden } from './errors.ts';

/** How long a confirmation of the owner counts. */
const CONFIRMED_FOR = 10 * 60_000;

/** A caller with the time of the last confirmation; programs have none. */
export type Confirmable = FirmCaller | Pick<UserCaller, 'kind' | 'id' | 'confirmedAt'>;

/**
 * Throws 403 unless the owner was confirmed within the last ten minutes. Programs pass, because the maker of their key
 * was asked when making it.
 */
export function assertConfirmed(caller: Confirmable, now: Date): void {
  if (caller.kind === 'key') return;
  if (now.getTime() - caller.confirmedAt.getTime() >= CONFIRMED_FOR) throw forbidden('session.confirm-first');
}
