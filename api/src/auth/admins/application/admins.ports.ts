import type { Language } from '@consulting/contracts';
import type { EmailHistory, PreviousEmail } from '../../../shared/person/email-history.ts';
import type { Admin } from '../domain/admin.ts';

export interface AdminAccount {
  admin: Admin;
  /** argon2id; null after an undone change of the address, until a new password is chosen. */
  passwordHash: string | null;
  /** Raised by everything that ends all sessions; sessions with a lower number are invalid. */
  sessionEpoch: number;
  /** In the order of the changes; includes expired ones that are not swept yet. */
  previousEmails: PreviousEmail[];
}

/** Whether a device that signs in is the `first` of this administrator, `known` or `new`. */
export type DeviceNews = 'first' | 'known' | 'new';

/** Stores administrators, and their count in the same unit of work. */
export abstract class AdminRepository {
  /**
   * Throws `adminTaken` when another administrator has the address (ignoring case) or it is reserved for an undo.
   * Only inside a unit of work.
   */
  abstract add(account: AdminAccount): Promise<void>;
  /** Like `add`, but returns false when there is an administrator who did not come with the demo data. */
  abstract addFirst(account: AdminAccount): Promise<boolean>;
  /** Returns null when there is none, like the next `find…` methods. */
  abstract find(id: string): Promise<AdminAccount | null>;
  /** Keeps the administrator from being removed until the unit of work ends; false when there is none. */
  abstract lock(id: string): Promise<boolean>;
  /** Returns the administrators that exist by id, in one query. */
  abstract findMany(ids: readonly string[]): Promise<Map<string, Admin>>;
  /** Ignores case. */
  abstract findByEmail(email: string): Promise<AdminAccount | null>;
  /** Also finds an account that had this address and still reserves it. */
  abstract findHolder(email: string): Promise<AdminAccount | null>;
  /** Returns null, like the next ones, when there is no such administrator. */
  abstract setPhone(id: string, phone: string): Promise<Admin | null>;
  abstract setLanguage(id: string, language: Language): Promise<AdminAccount | null>;
  /** Sets the password and raises the session epoch. */
  abstract setPassword(id: string, passwordHash: string): Promise<AdminAccount | null>;
  /** Changes the address only from `before`, returns null otherwise. Throws `adminTaken` as `add` does. */
  abstract changeEmail(
    id: string,
    before: string,
    emails: EmailHistory,
    now: Date,
  ): Promise<AdminAccount | null>;
  /** Like `changeEmail`; also removes the password and raises the session epoch. */
  abstract restoreEmail(id: string, before: string, emails: EmailHistory): Promise<AdminAccount | null>;
  /** Records a device in one conditional write: of two simultaneous sign-ins only one gets `new`. */
  abstract rememberDevice(id: string, device: string): Promise<DeviceNews>;
  /** Oldest first. */
  abstract findAll(): Promise<Admin[]>;
  /** Returns whether there is an administrator who did not come with the demo data. */
  abstract hasReal(): Promise<boolean>;
  /** Returns `last` when nobody would be left, also with simultaneous removals. Only inside a unit of work. */
  abstract remove(id: string): Promise<'removed' | 'missing' | 'last'>;
  /** Removes previous addresses that have expired. */
  abstract sweep(now: Date): Promise<void>;
}
