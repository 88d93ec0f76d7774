import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { Outbox } from '../../platform/mail/outbox.ts';
import { DomainError } from '../../shared/errors.ts';
import { AccountsService } from '../../users/application/accounts.service.ts';
import { checkPassword } from '../domain/password-policy.ts';
import { aboutOwner } from './about-owner.ts';
import { passwordChangedMail, resetMail } from './auth-mails.ts';
import { MailBudget } from './mail-budget.ts';
import { OneTimeTokens } from './one-time-tokens.ts';
import { PasswordCheck } from './password-check.ts';
import { SessionsService } from './sessions.service.ts';
import { steadyAnswer } from './steady-answer.ts';

/** A new password for whoever can read the account's mail. */
@Injectable()
export class PasswordResetService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly passwords: PasswordCheck,
    private readonly sessions: SessionsService,
    private readonly tokens: OneTimeTokens,
    private readonly budget: MailBudget,
    private readonly outbox: Outbox,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Nothing happens for an unknown or blocked address, in the same time and with the same answer. */
  async request(email: string): Promise<void> {
    await steadyAnswer(async () => {
      const account = await this.accounts.findByEmail(email);
      if (!account || account.user.blocked) return;
      await this.budget.sendLink('reset-password', account.user, resetMail);
    });
  }

  /** Within an hour and once; ends every session. Who has read the mail owns the address, so it counts as verified. */
  async reset(token: string, password: string): Promise<void> {
    const found = await this.tokens.look('reset-password', token);
    const account = found && found.usedAt === null ? await this.accounts.find(found.subjectId) : null;
    if (!account) throw invalidLink();
    checkPassword(password, aboutOwner(account.user));
    const hash = await this.passwords.hash(password);
    const { user } = account;
    await this.unitOfWork.run(async () => {
      if (!(await this.tokens.use('reset-password', token))) throw invalidLink();
      if (!(await this.accounts.setPassword(user.id, hash))) throw invalidLink();
      await this.accounts.markVerified(user.id);
      await this.sessions.endAll('user', user.id);
      await this.tokens.removeOf(user.id, 'reset-password');
      await this.passwords.forgive('user', user.email);
      await this.outbox.enqueue(passwordChangedMail(user));
    });
  }
}

function invalidLink(): DomainError {
  return new DomainError('invalid', 'This reset link is invalid or has expired');
}
