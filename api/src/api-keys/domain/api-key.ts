import type { KeyScope, KeyState } from '@consulting/contracts';

/** With what a program calls. The key itself is known to nobody here: its hash is stored beside this. */
export interface ApiKey {
  id: string;
  /** As the administration calls it. */
  name: string;
  /** The first characters of the key, by which somebody who has it finds it in the list. */
  start: string;
  scopes: readonly KeyScope[];
  /** From where it may be used, as CIDR; from everywhere when empty. */
  networks: readonly string[];
  /** The administrator who made it. */
  createdBy: string;
  createdAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
}

/** What became of the calls with a key. */
export interface KeyUse {
  calls: number;
  lastUsedAt: Date | null;
  /** Refused for the key's sake: no scope, another network, expired, revoked, too many requests. */
  refusals: number;
  lastRefusedAt: Date | null;
}

export interface UsedKey extends ApiKey {
  use: KeyUse;
}

export function stateOf({ revokedAt, expiresAt }: ApiKey, now: Date): KeyState {
  if (revokedAt) return 'revoked';
  return expiresAt <= now ? 'expired' : 'active';
}
