import type { Language } from '@consulting/contracts';
import type { PreviousEmail } from '../../shared/person/email-history.ts';
import type { StoredFile } from '../../shared/stored-file.ts';
import { conflict, type DomainError } from '../../shared/errors.ts';
import type { User } from './user.ts';

/** Providers of sign-in. */
export type Provider = 'linkedIn';

/** A person as a provider names them: `subject` is unique only together with `issuer` (OpenID Connect Core, 5.7). */
export interface LinkedIdentity {
  /** The provider's `iss`, as a URL is written in full. Empty for an identity that an older version linked. */
  issuer: string;
  /** The provider's `sub`. */
  subject: string;
}

/** A user together with what signing in needs. Never leaves the server. */
export interface Account {
  user: User;
  /** argon2id; null for an account that only signs in through a provider. */
  passwordHash: string | null;
  /** Whether the owner has proven the address: by the mailed link, or through a provider that vouches for it. */
  emailVerified: boolean;
  /** The linked identities. */
  providers: Partial<Record<Provider, LinkedIdentity>>;
  /** Raised by everything that ends all sessions; sessions with a lower number are invalid. */
  sessionEpoch: number;
  /** In the order of the changes; includes expired ones that are not swept yet. */
  previousEmails: PreviousEmail[];
}

/** The fields of a new account; all others are empty. */
export interface NewAccount {
  first_name: string;
  last_name: string;
  email: string;
  role: User['role'];
  country: string;
  phone?: string;
  gender?: string;
  company_name?: string;
  cv?: StoredFile;
  /** The default language when absent. */
  language?: Language | undefined;
  passwordHash: string | null;
  emailVerified: boolean;
  providers?: Partial<Record<Provider, LinkedIdentity>>;
}

/** The address or the provider's identity belongs to another account. Callers decide what the user is told. */
export function accountTaken(): DomainError {
  return conflict('account.already-exists');
}
