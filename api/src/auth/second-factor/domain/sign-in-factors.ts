import type { SessionAudience } from '../../sessions/domain/session.ts';

/** An app with one-time codes (TOTP, RFC 6238), whose key the server keeps. */
export interface CodeApp {
  /** Sealed by `SecretBox`. */
  key: string;
  since: Date;
  /** The last step (of 30 seconds since 1970) whose code was used: it and older ones do not work again. */
  lastStep: number;
}

/** A key in the owner's phone, computer or password manager (WebAuthn), whose public half the server knows. */
export interface Passkey {
  /** The credential's id in base64url, chosen by the authenticator. */
  id: string;
  /** The owner's name for it. */
  name: string;
  /** COSE, in base64url. */
  publicKey: string;
  /** How many signatures it reports; 0 when it does not count. */
  counter: number;
  /** How a browser reaches it: `internal`, `usb`, `hybrid`… */
  transports: string[];
  since: Date;
  usedAt: Date | null;
}

/** More than the devices of anybody. */
export const MOST_PASSKEYS = 20;

/** Ways to continue a sign-in after the password. */
export const WAYS = ['code', 'passkey'] as const;
export type Way = (typeof WAYS)[number];

/** The second factors of an account. */
export interface SignInFactors {
  audience: SessionAudience;
  /** The user's or administrator's id. */
  subjectId: string;
  codes: CodeApp | null;
  passkeys: Passkey[];
  /** Hashes of the unused recovery codes. */
  recovery: string[];
}

/** Returns the second factors: with none, the password alone opens a session. Recovery codes work for either. */
export const waysOf = (factors: SignInFactors | null): Way[] => [
  ...(factors?.codes ? (['code'] as const) : []),
  ...(factors?.passkeys.length ? (['passkey'] as const) : []),
];

/** Returns whether the password alone does not open a session. */
export const wantsSecond = (factors: SignInFactors | null): boolean => waysOf(factors).length > 0;
