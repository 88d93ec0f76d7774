import type { SessionAudience } from '../../sessions/domain/session.ts';

/** One-time codes of an app (TOTP, RFC 6238), of which the server keeps the key. */
export interface CodeApp {
  /** Sealed by `SecretBox`. */
  key: string;
  since: Date;
  /** The last step (of 30 seconds since 1970) whose code was used: neither it nor an older one works again. */
  lastStep: number;
}

/** A key in the owner's phone, computer or password manager (WebAuthn), of which the server knows the public half. */
export interface Passkey {
  /** The credential's, in base64url, as the authenticator chose it. */
  id: string;
  /** As the owner calls it. */
  name: string;
  /** COSE, in base64url. */
  publicKey: string;
  /** How often it has signed, as it says; 0 for those that do not count. */
  counter: number;
  /** How a browser reaches it: `internal`, `usb`, `hybrid`… */
  transports: string[];
  since: Date;
  usedAt: Date | null;
}

/** More than anybody has devices. */
export const MOST_PASSKEYS = 20;

/** By what a sign-in can go on after the password. */
export const WAYS = ['code', 'passkey'] as const;
export type Way = (typeof WAYS)[number];

/** What somebody signs in with besides a password. */
export interface SignInFactors {
  audience: SessionAudience;
  /** The user's or administrator's id. */
  subjectId: string;
  codes: CodeApp | null;
  passkeys: Passkey[];
  /** Hashes of the recovery codes that were not used yet. */
  recovery: string[];
}

/** The second factors there are: with none, the password alone opens a session. Recovery codes stand for either. */
export const waysOf = (factors: SignInFactors | null): Way[] => [
  ...(factors?.codes ? (['code'] as const) : []),
  ...(factors?.passkeys.length ? (['passkey'] as const) : []),
];

/** Whether the password alone does not open a session. */
export const wantsSecond = (factors: SignInFactors | null): boolean => waysOf(factors).length > 0;
