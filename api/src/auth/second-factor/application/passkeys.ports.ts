import type { SessionAudience } from '../../sessions/domain/session.ts';
import type { Passkey } from '../domain/sign-in-factors.ts';

/** A browser's answer (`RegistrationResponseJSON`, `AuthenticationResponseJSON` of WebAuthn), not validated yet. */
export type Credential = Readonly<Record<string, unknown>>;

/** Options for a browser (`PublicKeyCredential…OptionsJSON` of WebAuthn). */
export type CredentialOptions = Record<string, unknown>;

/** The account that a passkey is made for. */
export interface PasskeyAccount {
  /** Identifies the owner; returned by the browser with every sign-in. */
  handle: string;
  /** The name that the browser shows. */
  email: string;
  audience: SessionAudience;
}

/** The unverified claims of an answer. */
export interface Claim {
  /** The id of the passkey. */
  id: string;
  /** The owner's handle. Empty in the answer that creates a passkey; may be where only certain ones were allowed. */
  handle: string;
  /** The signed challenge. */
  challenge: string;
}

/**
 * The ceremonies of WebAuthn for the product's own address. User verification (a fingerprint, a face, a PIN) is
 * always required, so a passkey counts as two factors.
 */
export abstract class Webauthn {
  /** Returns the options for a new passkey; devices of `known` passkeys are excluded. */
  abstract creation(
    challenge: string,
    account: PasskeyAccount,
    known: readonly Passkey[],
  ): Promise<CredentialOptions>;
  /** Returns the options for signing in or confirming. Where the account is known, only its passkeys are `allowed`. */
  abstract request(
    challenge: string,
    audience: SessionAudience,
    allowed?: readonly Passkey[],
  ): Promise<CredentialOptions>;
  /** Reads an answer; returns null when it is malformed. */
  abstract claimOf(credential: Credential): Claim | null;
  /** Returns the new passkey, or null when the answer is not one for this challenge and address. */
  abstract created(
    credential: Credential,
    challenge: string,
    audience: SessionAudience,
  ): Promise<Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'transports'> | null>;
  /** Returns the new counter; null for a wrong signature, challenge, address or (unless always 0) counter. */
  abstract used(
    credential: Credential,
    passkey: Passkey,
    challenge: string,
    audience: SessionAudience,
  ): Promise<number | null>;
}
