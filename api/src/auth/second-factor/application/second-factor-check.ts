import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { MailQueue } from '../../../platform/mail/mail-queue.ts';
import { SecretBox } from '../../../platform/secrets/secret-box.port.ts';
import { invalidField } from '../../../shared/errors.ts';
import { Clock } from '../../../shared/time/clock.ts';
import { hashOfRecoveryCode, readRecoveryCode } from './recovery-code.ts';
import { waysOf, type CodeApp, type Way } from '../domain/sign-in-factors.ts';
import type { AccountRef } from '../../sessions/domain/session.ts';
import type { SignInAccount } from '../../sessions/application/sign-in-accounts.ts';
import { AdminAccessAudit } from '../../sessions/application/admin-access-audit.ts';
import { recoveryCodeUsedMail } from './factor-mails.ts';
import { FactorRepository, OneTimeCodes, contextOf } from './factors.ports.ts';
import { WrongTries, type TriesBy } from '../../passwords/application/wrong-tries.ts';

/**
 * The only place where codes of a second factor are checked: those of an app, each of which works once, and recovery
 * codes, with the limits of `WrongTries`.
 */
@Injectable()
export class SecondFactorCheck {
  constructor(
    private readonly factors: FactorRepository,
    private readonly codes: OneTimeCodes,
    private readonly box: SecretBox,
    private readonly tries: WrongTries,
    private readonly mailQueue: MailQueue,
    private readonly audit: AdminAccessAudit,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Returns the ways to continue a sign-in after the password; empty when the password alone opens a session. */
  async waysOf(owner: AccountRef): Promise<Way[]> {
    return waysOf(await this.factors.find(owner));
  }

  /** Uses a code up; throws 400 with its field for a wrong one, `too-many` when no attempt is left, even for a right one. */
  async requireRight(account: SignInAccount, typed: string, by: TriesBy): Promise<void> {
    if (!(await this.isRight(account, typed, by))) throw invalidField('code', 'code.wrong');
  }

  private isRight(account: SignInAccount, typed: string, by: TriesBy): Promise<boolean> {
    return this.tries.isRight('code', account.audience, account.id, by, async () => {
      const factors = await this.factors.find(account);
      const digits = typed.replace(/\s/g, '');
      if (!/^\d{6}$/.test(digits)) return this.useRecoveryCode(account, typed);
      return factors?.codes ? this.useCode(account, factors.codes, digits) : false;
    });
  }

  private async useCode(account: SignInAccount, { key: sealed }: CodeApp, digits: string): Promise<boolean> {
    const key = this.box.open(sealed, contextOf(account));
    const step = this.codes.stepOf(key, digits, this.clock.now());
    if (step === null || !(await this.factors.useStep(account, sealed, step))) return false;
    if (!this.box.isCurrent(sealed))
      await this.factors.resealCodes(account, sealed, this.box.seal(key, contextOf(account)));
    return true;
  }

  private async useRecoveryCode(account: SignInAccount, typed: string): Promise<boolean> {
    const code = readRecoveryCode(typed);
    if (code === null) return false;
    return this.unitOfWork.run(async () => {
      const left = await this.factors.useRecovery(account, hashOfRecoveryCode(code));
      if (left === null) return false;
      await this.audit.record('admin.recovery-code-used', account);
      await this.mailQueue.enqueue(recoveryCodeUsedMail(account, left));
      return true;
    });
  }
}
