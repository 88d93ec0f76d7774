import type { Language } from '@consulting/contracts';
import type { EmailHistory, PreviousEmail } from '../../../shared/person/email-history.ts';
import type { Admin } from '../domain/admin.ts';

export interface AdminAccount {
  admin: Admin;
  /** argon2id; null after a change of the address was undone, until a new password is chosen. */
  passwordHash: string | null;
  /** Raised by everything that ends all sessions; a session of an older number is dead. */
  sessionEpoch: number;
  /** In the order in which they were left; includes expired ones that were not swept yet. */
  previousEmails: PreviousEmail[];
}

/** A device that signs in: the `first` of this administrator, `known`, or `new`. */
export type DeviceNews = 'first' | 'known' | 'new';

/** Administrators, and a count of them that is written in the same unit of work. */
export abstract class AdminRepository {
  /**
   * Throws `adminTaken` when the address (ignoring case) is another's, or reserved for another's undo. Only inside a
   * unit of work.
   */
  abstract add(account: AdminAccount): Promise<void>;
  /** As `add`, but false when there is an administrator who did not come with the demo data. */
  abstract addFirst(account: AdminAccount): Promise<boolean>;
  abstract find(id: string): Promise<AdminAccount | null>;
  /** The administrators that exist, by id, in one query. */
  abstract findMany(ids: readonly string[]): Promise<Map<string, Admin>>;
  abstract findByEmail(email: string): Promise<AdminAccount | null>;
  /** Also an account that had this address and still reserves it. */
  abstract findHolder(email: string): Promise<AdminAccount | null>;
  /** Null, like the next ones, when there is no such administrator. */
  abstract setPhone(id: string, phone: string): Promise<Admin | null>;
  abstract setLanguage(id: string, language: Language): Promise<AdminAccount | null>;
  /** Sets the password and raises the session epoch. */
  abstract setPassword(id: string, passwordHash: string): Promise<AdminAccount | null>;
  /** Only from `before`, else null. Throws `adminTaken` as `add` does. */
  abstract changeEmail(
    id: string,
    before: string,
    emails: EmailHistory,
    now: Date,
  ): Promise<AdminAccount | null>;
  /** As `changeEmail`; the password goes, and the session epoch is raised. */
  abstract restoreEmail(id: string, before: string, emails: EmailHistory): Promise<AdminAccount | null>;
  /** Remembers a device, in one conditional write: of two simultaneous sign-ins only one gets `new`. */
  abstract rememberDevice(id: string, device: string): Promise<DeviceNews>;
  /** Oldest first. */
  abstract findAll(): Promise<Admin[]>;
  /** True when somebody other than the demo administrator is there. */
  abstract hasReal(): Promise<boolean>;
  /** `missing`, or `last` when nobody would be left, also when two are removed at once. Only inside a unit of work. */
  abstract remove(id: string): Promise<'removed' | 'missing' | 'last'>;
  /** Removes previous addresses that have expired. */
  abstract sweep(now: Date): Promise<void>;
}
