import type { Language } from '@consulting/contracts';

/** The person who signed in, as the provider reports it. */
export interface ProviderIdentity {
  /** The provider (`iss`), as a URL is written in full. */
  issuer: string;
  /** The provider's stable id of the person (`sub`). Accounts are keyed by it and the issuer, never by the address. */
  subject: string;
  first_name: string;
  last_name: string;
  /** Null when the provider gives none. */
  email: string | null;
  /** Whether the provider vouches that the address is the person's. */
  emailVerified: boolean;
}

/** Stored by the browser that began a sign-in until it returns; without it the sign-in is refused. */
export interface SignInAttempt {
  state: string;
  nonce?: string;
  codeVerifier?: string;
  /** The language of the page where it began, and where it ends. */
  language?: Language | undefined;
}

/** Reasons for a failed sign-in through the provider, as in `/sign_in?error=`. */
export const SIGN_IN_FAILURES = [
  /** The person declined at the provider. */
  'cancelled',
  /** The attempt has expired, was begun in another browser, or came twice. */
  'expired',
  /** The provider cannot be reached, or its answer is invalid. */
  'provider',
  /** The provider gives no address or does not vouch for it. */
  'email_unverified',
  /** The account of this address is linked to another identity of the provider. */
  'linked_to_another',
  /** The address is reserved for an account that just left it. Shown only when the provider vouches for the address. */
  'email_reserved',
  /** The account is blocked. */
  'blocked',
] as const;
export type SignInFailureCode = (typeof SIGN_IN_FAILURES)[number];

/** Ends a sign-in; the browser is redirected with the code. */
export class SignInFailure extends Error {
  readonly code: SignInFailureCode;

  constructor(code: SignInFailureCode, options?: ErrorOptions) {
    super(`Sign-in through the provider failed: ${code}`, options);
    this.code = code;
  }
}

/** Splits a full name where the provider gives no parts: the last word is the last name. */
export function splitName(name: string): Pick<ProviderIdentity, 'first_name' | 'last_name'> {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? (words.pop() ?? '') : '';
  return { first_name: words.join(' '), last_name: last };
}
