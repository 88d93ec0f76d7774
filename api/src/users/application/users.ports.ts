import type { Language, Notification, Role } from '@consulting/contracts';
import type { EmailHistory } from '../../shared/person/email-history.ts';
import type { Arrival, News } from '../../shared/arrival.ts';
import type { KnownAvailability } from '../../shared/person/availability.ts';
import type { Page, PageRequest } from '../../shared/page.ts';
import type { Account, LinkedIdentity, Provider } from '../domain/account.ts';
import type { User } from '../domain/user.ts';

/** A filter of users; texts are literal and ignore case. */
export interface UserFilter {
  /** Finds what `platform/search/finding.ts` says in names, email, company and skills. */
  q?: string | undefined;
  /** Finds the same in the skills, taken for a list of skills. */
  skill?: string | undefined;
  blocked?: boolean | undefined;
  /** Only people who have agreed that the firm keeps their documents. */
  inPool?: true | undefined;
  /** Without those who are known to be free later than on this day (`freeBy`). */
  freeBy?: string | undefined;
  /** Only these. */
  ids?: readonly string[] | undefined;
}

/** The writable fields of a profile; only the given ones change. */
export type UserWrite = Partial<Omit<User, 'id' | 'email' | 'createdAt'>>;

export abstract class UserRepository {
  /** Returns null when there is none. */
  abstract find(id: string): Promise<User | null>;
  /** Returns the users that exist by id, in one query. */
  abstract findMany(ids: readonly string[]): Promise<Map<string, User>>;
  /** Yields all of a role in batches, newest first. */
  abstract batches(role: Role): AsyncIterable<User[]>;
  /** Newest first; users of every role when `role` is undefined. */
  abstract page(role: Role | undefined, filter: UserFilter, request: PageRequest): Promise<Page<User>>;
  /** Returns those that came into the result of a search, last first. */
  abstract arrivals(role: Role | undefined, terms: Omit<UserFilter, 'ids'>, news: News): Promise<Arrival[]>;
  abstract countByRole(): Promise<Record<Role, number>>;
  /** Changes the given fields in one write. Returns the user after it, or null when there is none. */
  abstract replace(id: string, change: UserWrite): Promise<User | null>;
  /** Keeps the user from being erased until the unit of work ends. Returns the user, or null when there is none. */
  abstract lock(id: string): Promise<User | null>;
  /** Ids of at most `count` users registered before `date` with an unconfirmed address, longest waiting first. */
  abstract findUnverified(date: Date, count: number): Promise<string[]>;
  /** Like `lock`, but null when the address is confirmed. */
  abstract lockUnverified(id: string): Promise<User | null>;
  /** Returns the removed user, or null when there was none. */
  abstract remove(id: string): Promise<User | null>;
}

/** A link that switches a group of mails off for one user. Its token is stored twice: by hash, and sealed. */
export interface UnsubscribeLink {
  hash: string;
  userId: string;
  notification: Notification;
  sealed: string;
  /** True once its user has another address: it still switches off, does nothing else, and stands in no new mail. */
  isFormer: boolean;
}

export abstract class UnsubscribeLinkRepository {
  abstract add(link: UnsubscribeLink): Promise<void>;
  /** Returns null when there is none. */
  abstract find(hash: string): Promise<UnsubscribeLink | null>;
  /** Returns those that are not former. More than one only after ENCRYPTION_KEY was replaced: each works. */
  abstract findAllOf(userId: string, notification: Notification): Promise<UnsubscribeLink[]>;
  /** Makes all of a user's group former. */
  abstract retire(userId: string, notification: Notification): Promise<void>;
}

/** A reminder to confirm an availability, and what it is about. */
export interface DueReminder extends KnownAvailability {
  userId: string;
  remindAt: Date;
}

/** The reminders of all users; they stand in the documents of users. */
export abstract class ReminderRepository {
  /** Returns at most `count` that are due, those that have waited longest first. */
  abstract due(now: Date, count: number): Promise<DueReminder[]>;
  /** Moves a reminder on, unless it has moved since it was read. Returns the account, or null when it was not moved. */
  abstract advance(due: DueReminder, next: Date | null): Promise<Account | null>;
}

/** The same documents as accounts. */
export abstract class AccountRepository {
  /** Throws `accountTaken` when another account has the address (ignoring case) or a provider's identity. */
  abstract add(account: Account): Promise<void>;
  /** Returns null when there is none. */
  abstract find(id: string): Promise<Account | null>;
  /** Ignores case. Returns null when there is none. */
  abstract findByEmail(email: string): Promise<Account | null>;
  /** Like `findByEmail`, and finds an account that had this address and still reserves it. */
  abstract findHolder(email: string): Promise<Account | null>;
  /** Returns null when there is none. An identity without an issuer is found for every issuer. */
  abstract findByProvider(provider: Provider, identity: LinkedIdentity): Promise<Account | null>;
  /** Keeps the account from being erased until the unit of work ends; false when there is none. */
  abstract lock(id: string): Promise<boolean>;
  /** Sets the password and raises the session epoch; null when there is no such account. */
  abstract setPassword(id: string, passwordHash: string): Promise<Account | null>;
  /** Returns null when there is no such account. */
  abstract setLanguage(id: string, language: Language): Promise<Account | null>;
  /** Returns false when there is no such account. Idempotent. */
  abstract markVerified(id: string): Promise<boolean>;
  /**
   * Sets the flag; blocking raises the session epoch. Returns null when there is no such account. `now` counts for saved
   * searches.
   */
  abstract setBlocked(id: string, blocked: boolean, now: Date): Promise<Account | null>;
  /**
   * Links an identity to an account with a verified address while no other one is linked, and gives one that has none its
   * issuer; returns false when there is no such account or it has another one. Throws `accountTaken`.
   */
  abstract link(id: string, provider: Provider, identity: LinkedIdentity): Promise<boolean>;
  /**
   * Changes the address only from `before`: returns null when there is no such account or it has another address now.
   * Throws `accountTaken` when the new address belongs to another account or is reserved for its undo.
   */
  abstract changeEmail(id: string, before: string, emails: EmailHistory, now: Date): Promise<Account | null>;
  /** Like `changeEmail`; also verifies the address, removes password and providers and raises the session epoch. */
  abstract restoreEmail(id: string, before: string, emails: EmailHistory, now: Date): Promise<Account | null>;
  /** Removes previous addresses that have expired. */
  abstract sweep(now: Date): Promise<void>;
  /** Unlinks in one conditional write while a password exists; returns false otherwise. */
  abstract unlink(id: string, provider: Provider): Promise<boolean>;
}
