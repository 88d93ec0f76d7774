import type { OneTimeToken, TokenPurpose } from '../domain/one-time-token.ts';

export abstract class OneTimeTokenRepository {
  abstract add(token: OneTimeToken): Promise<void>;
  /** Like `add`; false when there is one with its hash. Only outside of a unit of work, which a refusal would end. */
  abstract addNew(token: OneTimeToken): Promise<boolean>;
  /** Returns the token, used or not; null when there is none or it has expired. */
  abstract findLive(hash: string, purpose: TokenPurpose, now: Date): Promise<OneTimeToken | null>;
  /** Marks it used, in one conditional write: only one of two simultaneous calls gets it. Null otherwise. */
  abstract use(hash: string, purpose: TokenPurpose, now: Date): Promise<OneTimeToken | null>;
  /** Returns the unused and unexpired ones of a subject, newest first. */
  abstract findAllUnused(subjectId: string, purpose: TokenPurpose, now: Date): Promise<OneTimeToken[]>;
  /** Removes those of one subject, of all purposes when none is given. */
  abstract removeAllOf(subjectId: string, ...purposes: TokenPurpose[]): Promise<void>;
  /** Removes expired tokens. */
  abstract sweep(now: Date): Promise<void>;
}
