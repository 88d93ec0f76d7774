import { Injectable } from '@nestjs/common';
import { AuditLog, SYSTEM } from '../../../platform/audit/audit-log.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { MailQueue } from '../../../platform/mail/mail-queue.ts';
import type { Actor, AdminCaller } from '../../../shared/caller.ts';
import { conflict, notFound, orNotFound } from '../../../shared/errors.ts';
import type { SessionAudience } from '../../sessions/domain/session.ts';
import { wantsSecond } from '../domain/sign-in-factors.ts';
import { AdminRecovery } from '../../sessions/application/admin-recovery.ts';
import { SignInAccounts, type SignInAccount } from '../../sessions/application/sign-in-accounts.ts';
import { factorsResetMail } from './factor-mails.ts';
import { FactorRepository } from './factors.ports.ts';
import { SessionsService } from '../../sessions/application/sessions.service.ts';
import { WrongTries } from '../../passwords/application/wrong-tries.ts';

/** Removes the second factor of somebody who lost it and the recovery codes. */
@Injectable()
export class SecondFactorReset {
  constructor(
    private readonly factors: FactorRepository,
    private readonly accounts: SignInAccounts,
    private readonly sessions: SessionsService,
    private readonly tries: WrongTries,
    private readonly mailQueue: MailQueue,
    private readonly audit: AuditLog,
    private readonly recovery: AdminRecovery,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** By another administrator. 404 for an unknown account or one without a second factor. */
  async byAdmin(admin: AdminCaller, audience: SessionAudience, id: string): Promise<void> {
    if (audience === 'admin' && admin.id === id) throw conflict('second-factor.reset-by-another');
    const account = await this.accounts.find(audience, id);
    const found = orNotFound(account, audience === 'user' ? 'account' : 'administrator');
    await this.reset({ kind: 'admin', id: admin.id }, found);
  }

  /** By the operator, for the administrator with this address. */
  async byOperator(email: string): Promise<void> {
    await this.reset(SYSTEM, orNotFound(await this.accounts.findByEmail('admin', email), 'administrator'));
  }

  /** Also ends all sessions: whoever found the device may be signed in on it. */
  private async reset(by: Actor, account: SignInAccount): Promise<void> {
    const { audience, id, email } = account;
    await this.unitOfWork.run(async () => {
      // An app that was only offered is not a second factor yet.
      if (!wantsSecond(await this.factors.find(account))) throw notFound('second-factor');
      await this.factors.removeAll(account);
      await this.sessions.endAll(audience, id);
      await this.tries.clear('code', audience, id);
      await this.audit.by(by, `${audience}.second-factor-reset`, { kind: audience, id, label: email });
      await this.recovery.recovered(by, account, 'second-factor-reset');
      await this.mailQueue.enqueue(factorsResetMail(account));
    });
  }
}
