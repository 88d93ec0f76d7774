import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { AdminAction } from '@consulting/contracts';
import { Settings } from '../../../config/settings.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { MailQueue, type Mail } from '../../../platform/mail/mail-queue.ts';
import { SecretBox } from '../../../platform/secrets/secret-box.port.ts';
import { Clock } from '../../../shared/time/clock.ts';
import { conflict, invalidField, notFound } from '../../../shared/errors.ts';
import { RETENTION } from '../../../shared/time/retention.ts';
import { AccountLifecycle } from '../../../users/application/account-lifecycle.ts';
import type { AccountRef, SessionAudience } from '../../sessions/domain/session.ts';
import type { Passkey, SignInFactors } from '../domain/sign-in-factors.ts';
import { hashOfRecoveryCode, newRecoveryCode, RECOVERY_CODES } from './recovery-code.ts';
import type { SignInAccount } from '../../sessions/application/sign-in-accounts.ts';
import { AdminAccessAudit } from '../../sessions/application/admin-access-audit.ts';
import { codesAddedMail, codesRemovedMail, recoveryCodesMadeMail } from './factor-mails.ts';
import { contextOf, FactorRepository, OneTimeCodes } from './factors.ports.ts';

/** The owner's view of the second factor. */
export interface FactorState {
  /** Since when codes of an app are required; null when there is no app. */
  codesSince: Date | null;
  passkeys: Pick<Passkey, 'id' | 'name' | 'since' | 'usedAt'>[];
  /** How many recovery codes are unused. */
  recoveryCodes: number;
  /** Whether the account must have a second factor. */
  required: boolean;
}

/** The key for an app that makes codes. */
export interface OfferedCodes {
  /** In base 32, for typing. */
  key: string;
  /** `otpauth://totp/…`, for a QR code. */
  address: string;
}

/** Lets users and administrators manage their second factor: the codes of an app, and the recovery codes. */
@Injectable()
export class SecondFactorService implements OnModuleInit {
  constructor(
    private readonly factors: FactorRepository,
    private readonly codes: OneTimeCodes,
    private readonly box: SecretBox,
    private readonly mailQueue: MailQueue,
    private readonly audit: AdminAccessAudit,
    private readonly lifecycle: AccountLifecycle,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.lifecycle.add({
      exported: async (id) => {
        const { required: _, ...state } = await this.stateOf({ audience: 'user', id });
        const has = state.codesSince !== null || state.passkeys.length > 0;
        return has ? [{ name: 'second-factor', data: state }] : [];
      },
    });
  }

  async stateOf(owner: AccountRef): Promise<FactorState> {
    const found = await this.factors.find(owner);
    return {
      codesSince: found?.codes?.since ?? null,
      passkeys: (found?.passkeys ?? []).map(({ id, name, since, usedAt }) => ({ id, name, since, usedAt })),
      recoveryCodes: found?.recovery.length ?? 0,
      required: this.isRequiredOf(owner),
    };
  }

  /** Returns which of these accounts have a second factor. */
  having(audience: SessionAudience, ids: readonly string[]): Promise<Set<string>> {
    return this.factors.having(audience, ids);
  }

  isRequiredOf({ audience }: AccountRef): boolean {
    return audience === 'admin' && this.settings.adminSecondFactor === 'required';
  }

  /** Offers a new key for an app. It counts once one of its codes is confirmed; until then the former app works on. */
  async offerCodes(account: SignInAccount): Promise<OfferedCodes> {
    const key = this.codes.newKey();
    const until = new Date(this.clock.now().getTime() + RETENTION.offeredCodes);
    await this.factors.offerCodes(account, this.box.seal(key, contextOf(account)), until);
    return { key, address: this.codes.address(key, account.email) };
  }

  /**
   * Adds the app with the offered key, proven by one of its codes, in place of a former one. Returns the recovery
   * codes, which are never shown again; none when the account has some. 400 for a wrong code, 409 when nothing is
   * offered, or with `isFirst` when there is a second factor.
   */
  async addCodes(account: SignInAccount, typed: string, { isFirst = false } = {}): Promise<string[]> {
    const now = this.clock.now();
    const sealed = await this.factors.offeredCodes(account, now);
    if (sealed === null) throw conflict('second-factor.begin-again');
    const key = this.box.open(sealed, contextOf(account));
    const step = this.codes.stepOf(key, typed.replace(/\s/g, ''), now);
    if (step === null) throw invalidField('code', 'code.wrong');
    return this.unitOfWork.run(async () => {
      const before = await this.factors.find(account);
      if (!(await this.factors.addCodes(account, { key: sealed, since: now, lastStep: step }, isFirst)))
        throw conflict('second-factor.begin-again');
      const made = await this.recoveryCodesAfter(before, account);
      await this.tell('admin.second-factor-added', account, codesAddedMail(account));
      return made;
    });
  }

  /** 404 when there is none; 409 when it is the last second factor of an account that needs one. */
  async removeCodes(account: SignInAccount): Promise<void> {
    await this.unitOfWork.run(async () => {
      if (!(await this.factors.find(account))?.codes) throw notFound('second-factor');
      if (!(await this.factors.removeCodes(account, this.isRequiredOf(account))))
        throw conflict('second-factor.required');
      await this.tell('admin.second-factor-removed', account, codesRemovedMail(account));
    });
  }

  /** Replaces the recovery codes; the former ones stop working. 404 without a second factor. */
  async renewRecoveryCodes(account: SignInAccount): Promise<string[]> {
    return this.unitOfWork.run(async () => {
      const made = await this.makeRecoveryCodes(account);
      await this.tell('admin.recovery-codes-made', account, recoveryCodesMadeMail(account));
      return made;
    });
  }

  /** Returns new recovery codes when the account has none, as with its first second factor; otherwise none. */
  async recoveryCodesAfter(before: SignInFactors | null, account: SignInAccount): Promise<string[]> {
    return before?.recovery.length ? [] : this.makeRecoveryCodes(account);
  }

  /** Records an administrator's change and mails it to the owner. */
  async tell(action: AdminAction, account: SignInAccount, mail: Mail): Promise<void> {
    await this.audit.record(action, account);
    await this.mailQueue.enqueue(mail);
  }

  private async makeRecoveryCodes(account: SignInAccount): Promise<string[]> {
    const made = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
    if (!(await this.factors.setRecovery(account, made.map(hashOfRecoveryCode), this.clock.now())))
      throw notFound('second-factor');
    return made;
  }
}
