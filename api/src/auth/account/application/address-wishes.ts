import { Injectable, type OnModuleInit } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { type Wish, Wishes } from '../../../platform/wishes/wishes.ts';
import { DomainError, notFound } from '../../../shared/errors.ts';
import { afterChange, sameEmail } from '../../../shared/person/email-history.ts';
import { Clock } from '../../../shared/time/clock.ts';
import { AccountsService } from '../../../users/application/accounts.service.ts';
import { AdminAccessAudit } from '../../sessions/application/admin-access-audit.ts';
import {
  historyOf,
  type SignInAccount,
  SignInAccounts,
} from '../../sessions/application/sign-in-accounts.ts';

/**
 * The address that an account has moved to, which a restore must not undo: whoever reads the former mailbox could sign in
 * by it again.
 */
@Injectable()
export class AddressWishes implements OnModuleInit {
  constructor(
    private readonly accounts: SignInAccounts,
    private readonly users: AccountsService,
    private readonly audit: AdminAccessAudit,
    private readonly wishes: Wishes,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.wishes.fulfilAgainBy('address', (wish) => this.moveAgain(wish));
  }

  /** Notes the address that the account has now, within the unit of work that changed it. */
  note({ audience, id, email }: SignInAccount): Promise<void> {
    return this.wishes.note('address', id, { kind: audience, id }, email);
  }

  /** A user whose address another account has now is blocked until the administration has found out whose it is. */
  private async moveAgain({ owner: { kind, id }, value: email, at }: Wish): Promise<void> {
    try {
      await this.unitOfWork.run(async () => {
        const account = await this.accounts.find(kind, id);
        if (!account) throw notFound('account');
        if (sameEmail(account.email, email)) return;
        await this.accounts.releaseAddress(kind, email);
        const moved = afterChange(historyOf(account), email, at);
        const changed = await this.accounts.changeEmail(account, moved, this.clock.now());
        if (!changed) throw notFound('account');
        await this.audit.record('admin.email-changed', changed);
        await this.note(changed);
      });
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'conflict' && kind === 'user')
        await this.unitOfWork.run(() => this.users.setBlocked(id, true));
      throw error;
    }
  }
}
