import type { AccountRef, SessionAudience } from '../../sessions/domain/session.ts';
import type { CodeApp, Passkey, SignInFactors } from '../domain/sign-in-factors.ts';

/** The account that factors belong to. */
export abstract class FactorRepository {
  /** Returns null when nothing is stored for the account. */
  abstract find(owner: AccountRef): Promise<SignInFactors | null>;
  /** Returns which of these accounts have a second factor. */
  abstract having(audience: SessionAudience, ids: readonly string[]): Promise<Set<string>>;
  /** Stores the sealed key of an app that is being added, until `until`; replaces an earlier one. */
  abstract offerCodes(owner: AccountRef, key: string, until: Date): Promise<void>;
  /** Returns the sealed key of the app that is being added; null when there is none or it has expired. */
  abstract offeredCodes(owner: AccountRef, now: Date): Promise<string | null>;
  /**
   * Makes the offered key the account's, replacing the app it had; with `isFirst` only if it has no second factor.
   * Returns false otherwise, or when the key is no longer offered.
   */
  abstract addCodes(owner: AccountRef, codes: CodeApp, isFirst: boolean): Promise<boolean>;
  /** Uses the code of a step; returns false when it or a later one was used before, or the key was replaced. */
  abstract useStep(owner: AccountRef, key: string, step: number): Promise<boolean>;
  /** Replaces the sealed text of the same key. */
  abstract resealCodes(owner: AccountRef, before: string, after: string): Promise<void>;
  /**
   * Adds one, up to 20; with `isFirst` only as the first second factor. Returns false otherwise. Throws `conflict` for an
   * id that is registered for this or another account.
   */
  abstract addPasskey(owner: AccountRef, passkey: Passkey, isFirst: boolean): Promise<boolean>;
  /** Records a use; returns false when the passkey was removed, or used at the same time. */
  abstract usePasskey(owner: AccountRef, passkey: Passkey, counter: number, at: Date): Promise<boolean>;
  /**
   * Also removes recovery codes with the last second factor; with `isNeeded`, keeps the last one and returns false.
   * Returns false also when there is no such passkey.
   */
  abstract removePasskey(owner: AccountRef, id: string, isNeeded: boolean): Promise<boolean>;
  /** Uses a recovery code. Returns how many are left, or null when there is no such code. */
  abstract useRecovery(owner: AccountRef, hash: string): Promise<number | null>;
  /** Replaces all recovery codes. Returns false for an account without a second factor. */
  abstract setRecovery(owner: AccountRef, hashes: readonly string[], since: Date): Promise<boolean>;
  /** Removes the app, like `removePasskey`. Returns false also when there is no app. */
  abstract removeCodes(owner: AccountRef, isNeeded: boolean): Promise<boolean>;
  /** Removes the factors and recovery codes added after that time, and an offered key. */
  abstract removeSince(owner: AccountRef, after: Date): Promise<void>;
  /** Removes everything of an account. Returns false when there was nothing. */
  abstract removeAll(owner: AccountRef): Promise<boolean>;
  /** Removes offered keys that have expired. */
  abstract sweep(now: Date): Promise<void>;
}

/** Time-based codes (TOTP, RFC 6238): six digits, every 30 seconds, HMAC-SHA-1 because every app supports it. */
export abstract class OneTimeCodes {
  /** Returns 160 random bits in base 32. */
  abstract newKey(): string;
  /** Returns `otpauth://totp/…`, for the QR code. */
  abstract address(key: string, account: string): string;
  /** Returns the step with this code: the current or a neighbouring one, because clocks differ; null otherwise. */
  abstract stepOf(key: string, code: string, now: Date): number | null;
}

/** Returns the context to seal a key with (`SecretBox`). */
export const contextOf = ({ audience, id }: AccountRef): string => `one-time codes of ${audience} ${id}`;
