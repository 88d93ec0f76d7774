import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { MailQueue } from '../../../platform/mail/mail-queue.ts';
import { DomainError, invalid } from '../../../shared/errors.ts';
import type { SessionAudience } from '../../sessions/domain/session.ts';
import { AdminRecovery } from '../../sessions/application/admin-recovery.ts';
import { SignInAccounts } from '../../sessions/application/sign-in-accounts.ts';
import { AdminAccessAudit } from '../../sessions/application/admin-access-audit.ts';
import { passwordChangedMail, resetMail } from './auth-mails.ts';
import { inConstantTime } from '../../passwords/application/constant-time.ts';
import { MailBudget } from './mail-budget.ts';
import { OneTimeTokens } from '../../sessions/application/one-time-tokens.ts';
import { PasswordCheck } from '../../passwords/application/password-check.ts';
import { SessionsService } from '../../sessions/application/sessions.service.ts';

/** Sets a new password for anybody who can read the account's mail; the same for users and administrators. */
@Injectable()
export class PasswordResetService {
  constructor(
    private readonly accounts: SignInAccounts,
    private readonly passwords: PasswordCheck,
    private readonly sessions: SessionsService,
    private readonly tokens: OneTimeTokens,
    private readonly budget: MailBudget,
    private readonly mailQueue: MailQueue,
    private readonly audit: AdminAccessAudit,
    private readonly recovery: AdminRecovery,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Mails a link; does nothing for an unknown or blocked address, in the same time and with the same answer. */
  async request(audience: SessionAudience, email: string): Promise<void> {
    await inConstantTime(async () => {
      const account = await this.accounts.findByEmail(audience, email);
      if (!account || account.isBlocked) return;
      await this.budget.sendLink('reset-password', account, (reader, token) =>
        resetMail(reader, token, account.isProven),
      );
    });
  }

  /**
   * Takes a link within an hour and once; ends every session and a pending change of the address. An
   * administrator's keys and webhooks are put on hold (`AdminRecovery`). The reader of the mail owns the address: an account
   * that had not proven it is replaced. A user's link does not work for administrators, nor the reverse.
   */
  async reset(audience: SessionAudience, token: string, password: string): Promise<void> {
    const found = await this.tokens.find('reset-password', token);
    const works = found?.usedAt === null && found.audience === audience;
    const account = works ? await this.accounts.find(audience, found.subjectId) : null;
    if (!account) throw invalidLink();
    await this.passwords.requireStrong(password, account.about, account.id);
    const hash = await this.passwords.hash(password, account.id);
    await this.unitOfWork.run(async () => {
      if (!(await this.tokens.use('reset-password', token))) throw invalidLink();
      const changed = await this.accounts.setPasswordByMail(account, hash);
      if (!changed) throw invalidLink();
      await this.sessions.endAll(audience, changed.id);
      await this.tokens.removeAllOf(changed.id, 'reset-password', 'change-email', 'exchange');
      await this.passwords.clearFailures(audience, changed.email);
      await this.audit.record('admin.password-reset', changed);
      await this.recovery.recovered({ kind: audience, id: changed.id }, changed, 'password-reset');
      await this.mailQueue.enqueue(passwordChangedMail(changed));
    });
  }
}

function invalidLink(): DomainError {
  return invalid('password.reset-link-invalid');
}
