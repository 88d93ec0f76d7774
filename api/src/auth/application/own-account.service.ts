import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { Outbox } from '../../platform/mail/outbox.ts';
import { Clock } from '../../shared/clock.ts';
import { DomainError, forbidden, invalidField, notFound } from '../../shared/errors.ts';
import { AccountsService } from '../../users/application/accounts.service.ts';
import { UsersService } from '../../users/application/users.service.ts';
import type { Account } from '../../users/domain/account.ts';
import type { UserCaller } from '../domain/caller.ts';
import { checkPassword } from '../domain/password-policy.ts';
import { FRESH_SIGN_IN } from '../domain/session.ts';
import { aboutOwner } from './about-owner.ts';
import { passwordChangedMail } from './auth-mails.ts';
import { OneTimeTokens } from './one-time-tokens.ts';
import { PasswordCheck } from './password-check.ts';
import { SessionsService } from './sessions.service.ts';

/** What a signed-in user does with the own way of signing in, and with the account as a whole. */
@Injectable()
export class OwnAccountService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly users: UsersService,
    private readonly passwords: PasswordCheck,
    private readonly tokens: OneTimeTokens,
    private readonly sessions: SessionsService,
    private readonly outbox: Outbox,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Ends the other sessions and every reset link, and keeps this one. A wrong current password is 400 with its field. */
  async changePassword(caller: UserCaller, current: string, next: string): Promise<void> {
    const account = await this.account(caller);
    await this.requirePassword(account, current, 'current');
    if (next === current) throw invalidField('new', 'Choose a password that differs from the current one');
    checkPassword(next, aboutOwner(account.user), 'new');
    const hash = await this.passwords.hash(next);
    await this.unitOfWork.run(async () => {
      const now = await this.account(caller);
      // Changed or reset in the meantime: what was asked for here was judged by an old password.
      if (now.sessionEpoch !== account.sessionEpoch)
        throw new DomainError('unauthenticated', 'Please sign in');
      const changed = await this.accounts.setPassword(caller.id, hash);
      if (!changed) throw notFound('User');
      await this.sessions.keepOnly(caller.id, caller.sessionId, changed.sessionEpoch);
      await this.tokens.removeOf(caller.id, 'reset-password');
      await this.outbox.enqueue(passwordChangedMail(changed.user));
    });
  }

  /** Erases everything; wants the password, or a sign-in of the last 5 minutes. */
  async erase(caller: UserCaller, password: string | undefined): Promise<void> {
    if (password !== undefined) await this.requirePassword(await this.account(caller), password, 'password');
    else if (this.clock.now().getTime() - caller.signedInAt.getTime() >= FRESH_SIGN_IN)
      throw forbidden('Enter your password, or sign in again, to delete your account');
    await this.users.erase(caller.id);
  }

  unlinkLinkedIn(caller: UserCaller): Promise<void> {
    return this.accounts.unlink(caller.id, 'linkedIn');
  }

  private async account(caller: UserCaller): Promise<Account> {
    const account = await this.accounts.find(caller.id);
    if (!account) throw notFound('User');
    return account;
  }

  private async requirePassword(
    { user, passwordHash }: Account,
    password: string,
    field: string,
  ): Promise<void> {
    const right = await this.passwords.isRight('user', user.email, passwordHash, password);
    if (!right) throw invalidField(field, 'This is not your password');
  }
}
