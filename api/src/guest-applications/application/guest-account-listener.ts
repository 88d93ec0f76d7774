import { Injectable, type OnModuleInit } from '@nestjs/common';
import { described } from '../../shared/stored-file.ts';
import { AccountLifecycle, type ExportPart } from '../../users/application/account-lifecycle.ts';
import { AccountsService } from '../../users/application/accounts.service.ts';
import { UsersService } from '../../users/application/users.service.ts';
import { GuestApplicationRepository } from './guest-applications.ports.ts';
import { GuestApplicationsService } from './guest-applications.service.ts';

/** Erases and exports, with an account, the applications that wait for a confirmation of its address. */
@Injectable()
export class GuestAccountListener implements OnModuleInit {
  constructor(
    private readonly lifecycle: AccountLifecycle,
    private readonly users: UsersService,
    private readonly accounts: AccountsService,
    private readonly guests: GuestApplicationRepository,
    private readonly applications: GuestApplicationsService,
  ) {}

  onModuleInit(): void {
    this.lifecycle.add({
      erased: (userId) => this.erased(userId),
      exported: (userId) => this.exported(userId),
    });
  }

  /** Somebody who has not proven the address has sent none of them: they wait for its owner. */
  private async erased(userId: string): Promise<void> {
    const account = await this.accounts.find(userId);
    if (account?.emailVerified) await this.applications.eraseAllOf(account.user.email);
  }

  private async exported(userId: string): Promise<ExportPart[]> {
    const waiting = await this.guests.findAllOf((await this.users.get(userId)).email);
    if (waiting.length === 0) return [];
    const data = waiting.map(({ cv, ...application }) => ({ ...application, cv: described(cv) }));
    const documents = waiting.map(({ id, cv }) => ({ name: `waiting-applications/cv-${id}`, file: cv }));
    return [{ name: 'waiting-applications', data }, ...documents];
  }
}
