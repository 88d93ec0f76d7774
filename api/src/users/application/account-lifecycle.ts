import { Injectable } from '@nestjs/common';
import type { ApplicationKind, Role } from '@consulting/contracts';
import type { StoredFile } from '../../shared/stored-file.ts';
import type { User } from '../domain/user.ts';

/** One part of a person's export: in the ZIP `data` becomes `<name>.json`, and `file` the document itself. */
export interface ExportPart {
  /** Path inside the ZIP without an extension, for example `applications` or `employees/cv-<id>`. */
  name: string;
  data?: unknown;
  file?: StoredFile;
}

/** Something to which a person's data refers by its id. */
export interface Reference {
  kind: ApplicationKind;
  id: string;
}

/** What a reference is called. */
export interface Named {
  title: string;
  /** Who offers it; null for a company that does not tell the person its name. */
  company: string | null;
}

/** The reactions of a module to changes of an account. */
export interface AccountListener {
  /** Called after a change of the role, inside its unit of work. */
  roleChanged?(userId: string, role: Role): Promise<void>;
  /** Called after a change of the profile, inside its unit of work; for modules that search a copy of the name. */
  changed?(user: User): Promise<void>;
  /** Called when the account has another address, inside that unit of work: links that were mailed to the former one end. */
  addressChanged?(user: User): Promise<void>;
  /** Called when an administrator has blocked the account, inside that unit of work. */
  blocked?(userId: string): Promise<void>;
  /** Called when an administrator has ended the block, inside that unit of work. */
  unblocked?(userId: string): Promise<void>;
  /** Deletes the module's data about the account. Called inside the unit of work of the erasure. */
  erased?(userId: string): Promise<void>;
  /** Returns all the module's data about this person. */
  exported?(userId: string): Promise<ExportPart[]>;
  /** Returns what this person may know of the references, by their ids; without those that exist no more. */
  named?(userId: string, references: readonly Reference[]): Promise<Map<string, Named>>;
}

/**
 * Calls the modules that store data about users, so that `users` need not know them. They register in `onModuleInit`
 * with `accounts.add({ erased: … })`. Listeners run one after the other, in no guaranteed order.
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

  async addressChanged(user: User): Promise<void> {
    for (const listener of this.listeners) await listener.addressChanged?.(user);
  }

  async blocked(userId: string): Promise<void> {
    for (const listener of this.listeners) await listener.blocked?.(userId);
  }

  async unblocked(userId: string): Promise<void> {
    for (const listener of this.listeners) await listener.unblocked?.(userId);
  }

  async erased(userId: string): Promise<void> {
    for (const listener of this.listeners) await listener.erased?.(userId);
  }

  async exported(userId: string): Promise<ExportPart[]> {
    const parts = [];
    for (const listener of this.listeners) parts.push(...((await listener.exported?.(userId)) ?? []));
    return parts;
  }

  async named(userId: string, references: readonly Reference[]): Promise<Map<string, Named>> {
    const found = new Map<string, Named>();
    for (const listener of this.listeners)
      for (const [id, named] of (await listener.named?.(userId, references)) ?? []) found.set(id, named);
    return found;
  }
}
