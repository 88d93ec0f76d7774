import type { KnownDevice } from '../../../shared/known-device.ts';
import type { TriesBy } from '../../passwords/application/wrong-tries.ts';
import type { AccountRef } from '../../sessions/domain/session.ts';

/** Where a sign-in comes from. */
export interface Origin {
  /** The browser's User-Agent. */
  device: string;
  /** The network address, shortened, for mails. */
  address: string;
  /** An IPv4 address, or the /64 network of an IPv6 one. */
  network: string;
  /** The accounts that signed in with this browser before. */
  known: readonly KnownDevice[];
}

/** Returns whose wrong tries a sign-in at this account counts as. Null stands for an unknown address. */
export function triesOf(
  { network, known }: Origin,
  account: (AccountRef & { sessionEpoch: number }) | null,
): TriesBy {
  const own = known.find(
    ({ audience, id, epoch }) =>
      audience === account?.audience && id === account.id && epoch === account.sessionEpoch,
  );
  return own ? { device: own.device } : { network };
}
