import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../platform/audit/audit-log.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { AdminCaller } from '../../../shared/caller.ts';
import { Clock } from '../../../shared/time/clock.ts';
import { assertConfirmed } from '../../../shared/confirmed.ts';
import { invalidField, orNotFound } from '../../../shared/errors.ts';
import { assertUnchanged, type Precondition } from '../../../shared/version.ts';
import { AccountsService } from '../../../users/application/accounts.service.ts';
import { UsersService } from '../../../users/application/users.service.ts';
import { editableByAdministration, fullName, type User } from '../../../users/domain/user.ts';
import { SessionsService } from '../../sessions/application/sessions.service.ts';

/** Missing fields stay as they are. */
export interface Restrictions {
  blocked?: boolean | undefined;
  messageLimit?: number | undefined;
}

/** Restrictions that administrators set for a user: blocking, and the number of messages. */
@Injectable()
export class UserRestrictionsService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Changes at least one of the two. Blocking ends all sessions at once; the user's data stays. `precondition`: the
   * expected versions of `editableByAdministration`. Who blocks must have been confirmed: 403.
   */
  change(
    by: AdminCaller,
    userId: string,
    { blocked, messageLimit }: Restrictions,
    precondition?: Precondition,
  ): Promise<User> {
    if (blocked === undefined && messageLimit === undefined)
      throw invalidField('blocked', 'field.none-given', { choices: 'blocked, messageLimit' });
    return this.unitOfWork.run(async () => {
      assertUnchanged(editableByAdministration(await this.users.lock(userId)), precondition);
      if (blocked !== undefined) await this.setBlocked(by, userId, blocked);
      if (messageLimit !== undefined) await this.setMessageLimit(by, userId, messageLimit);
      return this.users.get(userId);
    });
  }

  private async setBlocked(by: AdminCaller, userId: string, blocked: boolean): Promise<void> {
    if (blocked) assertConfirmed(by, this.clock.now());
    const { user } = orNotFound(await this.accounts.setBlocked(userId, blocked), 'account');
    if (blocked) await this.sessions.endAll('user', userId);
    await this.audit.byAdmin(by.id, blocked ? 'user.blocked' : 'user.unblocked', about(user));
  }

  private async setMessageLimit(by: AdminCaller, userId: string, limit: number): Promise<void> {
    const user = await this.users.setMessageLimit(userId, limit);
    const target = { ...about(user), regarding: `${limit} messages` };
    await this.audit.byAdmin(by.id, 'user.message-limit-changed', target);
  }
}

const about = (user: User) => ({ kind: 'user', id: user.id, label: fullName(user) });
