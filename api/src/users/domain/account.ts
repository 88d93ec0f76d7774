import type { Language } from '@consulting/contracts';
import type { PreviousEmail } from '../../shared/person/email-history.ts';
import { conflict, type DomainError } from '../../shared/errors.ts';
import type { User } from './user.ts';

/** Providers of sign-in. */
export type Provider = 'linkedIn';

/** A user together with what signing in needs. Never leaves the server. */
export interface Account {
  user: User;
  /** argon2id; null for an account that only signs in through a provider. */
  passwordHash: string | null;
  /** Whether the owner has proven the address: by the mailed link, or through a provider that vouches for it. */
  emailVerified: boolean;
  /** The provider's `sub` of the linked identity. */
  providers: Partial<Record<Provider, string>>;
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
  /** The default language when absent. */
  language?: Language | undefined;
  passwordHash: string | null;
  emailVerified: boolean;
  providers?: Partial<Record<Provider, string>>;
}

/** The address or the provider's identity belongs to another account. Callers decide what the user is told. */
export function accountTaken(): DomainError {
  return conflict('account.already-exists');
}
