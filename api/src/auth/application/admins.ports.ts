import type { Admin } from '../domain/admin.ts';

export interface AdminAccount {
  admin: Admin;
  passwordHash: string;
}

/** Administrators and, kept beside them in the same units of work, how many there are. */
export abstract class AdminRepository {
  /** Throws `adminTaken` when the address (ignoring case) is another's. Belongs into a unit of work. */
  abstract add(account: AdminAccount): Promise<void>;
  /** As `add`, and false instead when there is an administrator who did not come with the demo data. */
  abstract addFirst(account: AdminAccount): Promise<boolean>;
  abstract find(id: string): Promise<Admin | null>;
  abstract findByEmail(email: string): Promise<AdminAccount | null>;
  /** Oldest first. */
  abstract list(): Promise<Admin[]>;
  /** True when somebody other than the demo administrator is there. */
  abstract hasReal(): Promise<boolean>;
  /** `missing`, or `last` when nobody would be left, also when two removals come together. Belongs into a unit of work. */
  abstract remove(id: string): Promise<'removed' | 'missing' | 'last'>;
}
