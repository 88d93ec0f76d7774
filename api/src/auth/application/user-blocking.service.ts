import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../platform/audit/audit-log.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import type { AdminCaller } from '../../shared/caller.ts';
import { notFound } from '../../shared/errors.ts';
import { AccountsService } from '../../users/application/accounts.service.ts';
import { fullName, type User } from '../../users/domain/user.ts';
import { SessionsService } from './sessions.service.ts';

/** Keeps a user out, or lets it in again. */
@Injectable()
export class UserBlockingService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Blocking ends all sessions at once; what the user has kept stays. */
  setBlocked(by: AdminCaller, userId: string, blocked: boolean): Promise<User> {
    return this.unitOfWork.run(async () => {
      const account = await this.accounts.setBlocked(userId, blocked);
      if (!account) throw notFound('account');
      if (blocked) await this.sessions.endAll('user', userId);
      const about = { kind: 'user', id: userId, label: fullName(account.user) };
      await this.audit.byAdmin(by.id, blocked ? 'user.blocked' : 'user.unblocked', about);
      return account.user;
    });
  }
}
