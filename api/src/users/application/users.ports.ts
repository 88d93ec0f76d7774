import type { Language, Role } from '@consulting/contracts';
import type { EmailHistory } from '../../shared/person/email-history.ts';
import type { Page, PageRequest } from '../../shared/page.ts';
import type { Account, Provider } from '../domain/account.ts';
import type { User } from '../domain/user.ts';

/** Which users are asked for; texts are literal and ignore case. */
export interface UserFilter {
  /** In names, email, company or skills. */
  q?: string | undefined;
  /** In one of the skills. */
  skill?: string | undefined;
  blocked?: boolean | undefined;
}

/** The fields of a profile that can be written; only the given ones change. */
export type UserWrite = Partial<Omit<User, 'id' | 'email' | 'createdAt'>>;

export abstract class UserRepository {
  abstract find(id: string): Promise<User | null>;
  /** The users that exist, by id, in one query. */
  abstract findMany(ids: readonly string[]): Promise<Map<string, User>>;
  /** Newest first; of every role without one. */
  /** All of a role, newest first. */
  abstract batches(role: Role): AsyncIterable<User[]>;
  abstract page(role: Role | undefined, filter: UserFilter, request: PageRequest): Promise<Page<User>>;
  abstract countByRole(): Promise<Record<Role, number>>;
  /** One write; null when there is no such user. */
  abstract replace(id: string, change: UserWrite): Promise<User | null>;
  /** The user, kept from being erased until the unit of work ends; null when there is none. */
  abstract lock(id: string): Promise<User | null>;
  /** Ids of the users who registered before `date` and never confirmed their address, the longest waiting first. */
  abstract findUnverified(date: Date, count: number): Promise<string[]>;
  /** As `lock`, and only while the address is not confirmed. */
  abstract lockUnverified(id: string): Promise<User | null>;
  /** The user as it was, or null when there is none (any more). */
  abstract remove(id: string): Promise<User | null>;
}

/** The same documents, seen as accounts. */
export abstract class AccountRepository {
  /** Throws `accountTaken` when the address (ignoring case) or a provider's identity is another's. */
  abstract add(account: Account): Promise<void>;
  abstract find(id: string): Promise<Account | null>;
  /** Ignoring case. */
  abstract findByEmail(email: string): Promise<Account | null>;
  /** Also an account that had this address and still reserves it. */
  abstract findHolder(email: string): Promise<Account | null>;
  abstract findByProvider(provider: Provider, subject: string): Promise<Account | null>;
  /** Sets the password and raises the session epoch; null when there is no such account. */
  abstract setPassword(id: string, passwordHash: string): Promise<Account | null>;
  /** Null when there is no such account. */
  abstract setLanguage(id: string, language: Language): Promise<Account | null>;
  /** Idempotent; false when there is no such account. */
  abstract markVerified(id: string): Promise<boolean>;
  /** Sets the flag; blocking raises the session epoch. Null when there is no such account. */
  abstract setBlocked(id: string, blocked: boolean): Promise<Account | null>;
  /**
   * Only while nothing else is linked: false when there is no such account or it has another identity. An account whose
   * address was not verified becomes verified and loses its password. Throws `accountTaken`.
   */
  abstract link(id: string, provider: Provider, subject: string): Promise<boolean>;
  /**
   * Only from `before`: null when there is no such account or it has another address now. Throws `accountTaken` when
   * the new address is another's, or is reserved for another's undo.
   */
  abstract changeEmail(id: string, before: string, emails: EmailHistory, now: Date): Promise<Account | null>;
  /**
   * As `changeEmail`; the address counts as verified, password and providers are removed, the session epoch is raised.
   */
  abstract restoreEmail(id: string, before: string, emails: EmailHistory): Promise<Account | null>;
  /** Removes previous addresses that have expired. */
  abstract sweep(now: Date): Promise<void>;
  /** Only while a password exists, in one conditional write; false otherwise. */
  abstract unlink(id: string, provider: Provider): Promise<boolean>;
}
