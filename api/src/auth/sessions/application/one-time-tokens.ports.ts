import type { OneTimeToken, TokenPurpose } from '../domain/one-time-token.ts';

export abstract class OneTimeTokenRepository {
  abstract add(token: OneTimeToken): Promise<void>;
  /** Used or not, while it has not expired. */
  abstract findLive(hash: string, purpose: TokenPurpose, now: Date): Promise<OneTimeToken | null>;
  /** Marks it used, in one conditional write: of two simultaneous calls one gets it, the other null. */
  abstract use(hash: string, purpose: TokenPurpose, now: Date): Promise<OneTimeToken | null>;
  /** Those of one subject that still work, the newest first. */
  abstract findAllUnused(subjectId: string, purpose: TokenPurpose, now: Date): Promise<OneTimeToken[]>;
  /** Those of one subject; `purposes` narrow. */
  abstract removeAllOf(subjectId: string, ...purposes: TokenPurpose[]): Promise<void>;
  abstract sweep(now: Date): Promise<void>;
}
