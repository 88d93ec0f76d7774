import type { KeyScope, KeyState } from '@consulting/contracts';
import type { Hold } from '../../shared/hold/hold.ts';

/** A program's key. The key itself is not stored, only its hash beside this. */
export interface ApiKey {
  id: string;
  /** The administration's name for it. */
  name: string;
  /** The first characters of the key, by which its user finds it in the list. */
  start: string;
  scopes: readonly KeyScope[];
  /** The networks it may be used from, as CIDR; all when empty. */
  networks: readonly string[];
  /** The id of the administrator who made it. */
  createdBy: string;
  createdAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
  /** Null unless it is on hold. */
  hold: Hold | null;
}

/** The usage of a key. */
export interface KeyUse {
  calls: number;
  lastUsedAt: Date | null;
  /** Calls refused because of the key: no scope, another network, on hold, expired, revoked, too many requests. */
  refusals: number;
  lastRefusedAt: Date | null;
}

export interface UsedKey extends ApiKey {
  use: KeyUse;
}

export function stateOf({ revokedAt, expiresAt, hold }: ApiKey, now: Date): KeyState {
  if (revokedAt) return 'revoked';
  if (expiresAt <= now) return 'expired';
  return hold ? 'on-hold' : 'active';
}
