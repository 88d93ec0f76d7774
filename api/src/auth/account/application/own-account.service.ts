import { Injectable } from '@nestjs/common';
import type { Language } from '@consulting/contracts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { MailQueue } from '../../../platform/mail/mail-queue.ts';
import type { SignedInCaller, UserCaller } from '../../../shared/caller.ts';
import { invalidField, notFound, orNotFound, unauthenticated } from '../../../shared/errors.ts';
import { assertUnchanged, versionOf, type Precondition } from '../../../shared/version.ts';
import { AccountsService } from '../../../users/application/accounts.service.ts';
import { UsersService } from '../../../users/application/users.service.ts';
import { SignInAccounts } from '../../sessions/application/sign-in-accounts.ts';
import { AdminAccessAudit } from '../../sessions/application/admin-access-audit.ts';
import { passwordChangedMail } from './auth-mails.ts';
import { OneTimeTokens } from '../../sessions/application/one-time-tokens.ts';
import { OwnerCheck } from '../../second-factor/application/owner-check.ts';
import { PasswordCheck } from '../../passwords/application/password-check.ts';
import { SessionsService } from '../../sessions/application/sessions.service.ts';

/** Lets users and administrators change password and language, and users erase their account. */
@Injectable()
export class OwnAccountService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly users: UsersService,
    private readonly signInAccounts: SignInAccounts,
    private readonly owner: OwnerCheck,
    private readonly passwords: PasswordCheck,
    private readonly tokens: OneTimeTokens,
    private readonly sessions: SessionsService,
    private readonly mailQueue: MailQueue,
    private readonly audit: AdminAccessAudit,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Ends the other sessions, every reset link and a pending change of the address; replaces this session and returns
   * its token. A wrong current password is 400 with its field.
   */
  async changePassword(caller: SignedInCaller, current: string, next: string): Promise<string> {
    const account = await this.owner.account(caller);
    await this.owner.requirePassword(caller, account, current, 'current');
    if (next === current) throw invalidField('new', 'password.unchanged');
    await this.passwords.requireStrong(next, account.about, caller.id, 'new');
    const hash = await this.passwords.hash(next, caller.id);
    return this.unitOfWork.run(async () => {
      const now = await this.owner.account(caller);
      // Changed or reset meanwhile: the password checked above is no longer the current one.
      if (now.sessionEpoch !== account.sessionEpoch) throw unauthenticated();
      const changed = await this.signInAccounts.setPassword(now, hash);
      if (!changed) throw notFound('account');
      const token = await this.sessions.endOthers(caller, changed.sessionEpoch);
      await this.tokens.removeAllOf(caller.id, 'reset-password', 'change-email');
      await this.audit.record('admin.password-changed', changed);
      await this.mailQueue.enqueue(passwordChangedMail(changed));
      return token;
    });
  }

  /**
   * Sets the language of the mails and messages that the system writes from now on. Returns the version of the account
   * after it. `precondition`: its expected versions, of which only the language counts.
   */
  setLanguage(
    { kind, id }: SignedInCaller,
    language: Language,
    precondition?: Precondition,
  ): Promise<string> {
    return this.unitOfWork.run(async () => {
      const { editable } = orNotFound(await this.signInAccounts.find(kind, id), 'account');
      assertUnchanged(editable, precondition, ['language']);
      return versionOf(
        orNotFound(await this.signInAccounts.setLanguage(kind, id, language), 'account').editable,
      );
    });
  }

  /** Erases the account; requires the password, or a confirmation within the last 10 minutes. */
  async erase(caller: UserCaller, password: string | undefined): Promise<void> {
    await this.owner.requireOwner(caller, password);
    await this.users.erase(caller.id);
  }

  unlinkLinkedIn(caller: UserCaller): Promise<void> {
    return this.accounts.unlink(caller.id, 'linkedIn');
  }
}
