import type { Passkey } from '../domain/sign-in-factors.ts';

/** What a browser answers (`RegistrationResponseJSON`, `AuthenticationResponseJSON` of WebAuthn), not looked at yet. */
export type Credential = Readonly<Record<string, unknown>>;

/** What a browser is asked with (`PublicKeyCredential…OptionsJSON` of WebAuthn). */
export type CredentialOptions = Record<string, unknown>;

/** For which account a passkey is made: the `user` of WebAuthn. */
export interface PasskeyAccount {
  /** Comes back with every sign-in: whose passkey it is. */
  handle: string;
  /** What the browser shows. */
  email: string;
}

/** What an answer says of itself, unproven. */
export interface Claim {
  /** Of the passkey. */
  id: string;
  /** Whose passkey it is; empty in the answer that makes one. */
  handle: string;
  /** What was signed. */
  challenge: string;
}

/**
 * The ceremonies of WebAuthn, for the product's own address, and always with user verification (a fingerprint, a face, a
 * PIN), so that a passkey is two factors in one.
 */
export abstract class Webauthn {
  /** `known` are not offered again. */
  abstract creation(
    challenge: string,
    account: PasskeyAccount,
    known: readonly Passkey[],
  ): Promise<CredentialOptions>;
  abstract request(challenge: string): Promise<CredentialOptions>;
  /** Null for what is no answer of a browser. */
  abstract claimOf(credential: Credential): Claim | null;
  /** Null for whatever is not a new passkey for this challenge and address. */
  abstract created(
    credential: Credential,
    challenge: string,
  ): Promise<Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'transports'> | null>;
  /** The passkey's counter after this use; null unless it has signed this challenge for this address, and counts on. */
  abstract used(credential: Credential, passkey: Passkey, challenge: string): Promise<number | null>;
}
