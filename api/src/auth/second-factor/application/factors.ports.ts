import type { AccountRef, SessionAudience } from '../../sessions/domain/session.ts';
import type { CodeApp, Passkey, SignInFactors } from '../domain/sign-in-factors.ts';

/** What accounts sign in with besides a password. Whatever two requests could do at once is one conditional write. */
export abstract class FactorRepository {
  abstract find(owner: AccountRef): Promise<SignInFactors | null>;
  /** Which of these accounts have a second factor. */
  abstract having(audience: SessionAudience, ids: readonly string[]): Promise<Set<string>>;
  /** Keeps the sealed key of an app that is being added, until `until`; a former one of these is replaced. */
  abstract offerCodes(owner: AccountRef, key: string, until: Date): Promise<void>;
  /** The key that is being added; null when there is none, or its time is over. */
  abstract offeredCodes(owner: AccountRef, now: Date): Promise<string | null>;
  /**
   * Makes the offered key the account's, in the place of a former one; `isFirst`: only if there is none. False when it is not
   * offered any more.
   */
  abstract addCodes(owner: AccountRef, codes: CodeApp, isFirst: boolean): Promise<boolean>;
  /** Uses the code of a step up: false when it, or a later one, was used before. */
  abstract useStep(owner: AccountRef, key: string, step: number): Promise<boolean>;
  /** The same key, sealed anew. */
  abstract resealCodes(owner: AccountRef, before: string, after: string): Promise<void>;
  /** Up to 20; `isFirst`: only if there is no second factor. False otherwise. */
  abstract addPasskey(owner: AccountRef, passkey: Passkey, isFirst: boolean): Promise<boolean>;
  /** After a use: false when the passkey is gone, or was used at the same time. */
  abstract usePasskey(owner: AccountRef, passkey: Passkey, counter: number, at: Date): Promise<boolean>;
  /** With the recovery codes, if it is the last second factor. `isNeeded`: false, and nothing, if it is the last one. */
  abstract removePasskey(owner: AccountRef, id: string, isNeeded: boolean): Promise<boolean>;
  /** Uses a recovery code up: how many are left, or null when there is no such code. */
  abstract useRecovery(owner: AccountRef, hash: string): Promise<number | null>;
  /** Replaces all recovery codes. False for an account without a second factor. */
  abstract setRecovery(owner: AccountRef, hashes: readonly string[], since: Date): Promise<boolean>;
  /** As `removePasskey`. False also when there is no app. */
  abstract removeCodes(owner: AccountRef, isNeeded: boolean): Promise<boolean>;
  /** What was added or made after that instant. */
  abstract removeSince(owner: AccountRef, after: Date): Promise<void>;
  /** Everything of an account. False when there was nothing. */
  abstract removeAll(owner: AccountRef): Promise<boolean>;
  /** Removes the keys of apps that were not added in time. */
  abstract sweep(now: Date): Promise<void>;
}

/** One-time codes by the clock (TOTP, RFC 6238): six digits, a new one every 30 seconds, HMAC-SHA-1 as every app knows. */
export abstract class OneTimeCodes {
  /** 160 random bits in base 32. */
  abstract newKey(): string;
  /** `otpauth://totp/…`, for the QR code. */
  abstract address(key: string, account: string): string;
  /** The step whose code it is: the present one or one of its neighbours, as clocks differ; null for any other. */
  abstract stepOf(key: string, code: string, now: Date): number | null;
}

/** To whom a sealed key belongs: `SecretBox`. */
export const contextOf = ({ audience, id }: AccountRef): string => `one-time codes of ${audience} ${id}`;
