import { Injectable } from '@nestjs/common';
import type { Role } from '@consulting/contracts';
import type { StoredFile } from '../../shared/stored-file.ts';
import type { User } from '../domain/user.ts';

/** One thing kept about a person: `data` becomes `<name>.json`, `file` the document itself, in the ZIP of an export. */
export interface ExportPart {
  /** Path inside the ZIP without an extension, for example `applications` or `employees/cv-<id>`. */
  name: string;
  data?: unknown;
  file?: StoredFile;
}

/** What a module does when an account changes. */
export interface AccountListener {
  /** The role has changed. Runs inside the unit of work of the change. */
  roleChanged?(userId: string, role: Role): Promise<void>;
  /** The profile was changed; for modules that keep a copy of a name to search by. Runs inside the unit of work of the change. */
  changed?(user: User): Promise<void>;
  /** The account is being erased: the module deletes what it keeps about it. Runs inside the unit of work of the erasure. */
  erased?(userId: string): Promise<void>;
  /** All the module keeps about this person. */
  exported?(userId: string): Promise<ExportPart[]>;
}

/**
 * Where modules that keep something about users register, so that `users` need not know them:
 * `accounts.add({ erased: … })` in `onModuleInit`. Listeners run one after the other, in no promised order.
 */
@Injectable()
export class AccountLifecycle {
  private readonly listeners: AccountListener[] = [];

  add(listener: AccountListener): void {
    this.listeners.push(listener);
  }

  async roleChanged(userId: string, role: Role): Promise<void> {
    for (const listener of this.listeners) await listener.roleChanged?.(userId, role);
  }

  async changed(user: User): Promise<void> {
    for (const listener of this.listeners) await listener.changed?.(user);
  }

  async erased(userId: string): Promise<void> {
    for (const listener of this.listeners) await listener.erased?.(userId);
  }

  async exported(userId: string): Promise<ExportPart[]> {
    const parts = [];
    for (const listener of this.listeners) parts.push(...((await listener.exported?.(userId)) ?? []));
    return parts;
  }
}
