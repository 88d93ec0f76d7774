import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { deviceName } from '@consulting/contracts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { MailQueue } from '../../../platform/mail/mail-queue.ts';
import { Clock } from '../../../shared/time/clock.ts';
import { unauthenticated } from '../../../shared/errors.ts';
import type { Admin } from '../../admins/domain/admin.ts';
import type { SignInAccount } from '../../sessions/application/sign-in-accounts.ts';
import { AdminRepository } from '../../admins/application/admins.ports.ts';
import { newDeviceMail } from '../../account/application/auth-mails.ts';
import { PasskeyCheck } from '../../second-factor/application/passkey-check.ts';
import type { Credential } from '../../second-factor/application/passkeys.ports.ts';
import { PasswordCheck } from '../../passwords/application/password-check.ts';
import { SecondFactorCheck } from '../../second-factor/application/second-factor-check.ts';
import { SecondFactorService } from '../../second-factor/application/second-factor.service.ts';
import { SessionsService } from '../../sessions/application/sessions.service.ts';
import type { PendingSignIn } from './sign-in.service.ts';
import { triesOf, type Origin } from './origin.ts';
import { StageTokens, type StageCallerWithAccount } from './stage-tokens.ts';

/** An opened session. */
export interface OpenedAdminSession {
  token: string;
  admin: Admin;
  /** The account's session epoch. */
  epoch: number;
}

/** Opens sessions of administrators, and notifies them of a sign-in on a new device. */
@Injectable()
export class AdminSignInService {
  constructor(
    private readonly admins: AdminRepository,
    private readonly passwords: PasswordCheck,
    private readonly sessions: SessionsService,
    private readonly secondFactor: SecondFactorCheck,
    private readonly passkeys: PasskeyCheck,
    private readonly factors: SecondFactorService,
    private readonly stages: StageTokens,
    private readonly mailQueue: MailQueue,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws 401 for every wrong pair, after the same work. Returns a session, or a token for the missing step: a
   * second factor, or adding one where administrators need it.
   */
  async withPassword(
    email: string,
    password: string,
    origin: Origin,
  ): Promise<OpenedAdminSession | PendingSignIn> {
    const account = await this.admins.findByEmail(email);
    const owner = account && ({ audience: 'admin', id: account.admin.id } as const);
    const by = triesOf(origin, owner && { ...owner, sessionEpoch: account.sessionEpoch });
    const right = await this.passwords.isRight('admin', email, account?.passwordHash ?? null, password, by);
    if (!account || !owner || !right) throw unauthenticated('session.wrong-credentials');
    const { admin, sessionEpoch } = account;
    const ways = await this.secondFactor.waysOf(owner);
    if (ways.length === 0 && !this.factors.isRequiredOf(owner)) return this.open(admin, sessionEpoch, origin);
    const stage = ways.length > 0 ? 'second-factor' : 'enrolment';
    return { stage, ways, token: await this.stages.issue('admin', admin.id, sessionEpoch, stage) };
  }

  /** The second step: 400 with its field for a wrong code. */
  async withSecondFactor(
    { account }: StageCallerWithAccount,
    code: string,
    origin: Origin,
  ): Promise<OpenedAdminSession> {
    await this.secondFactor.requireRight(account, code, triesOf(origin, account));
    return this.openFor(account, origin);
  }

  /** The second step by a passkey of the account: 400 with its field for any other answer. */
  async withOwnPasskey(
    { account }: StageCallerWithAccount,
    credential: Credential,
    origin: Origin,
  ): Promise<OpenedAdminSession> {
    await this.passkeys.requireRight(account, credential);
    return this.openFor(account, origin);
  }

  /** A passkey is both factors at once. 401 for one that is unknown or did not sign our challenge. */
  async withPasskey(credential: Credential, origin: Origin): Promise<OpenedAdminSession> {
    const account = await this.passkeys.signedIn('admin', credential);
    if (!account) throw unauthenticated('passkey.refused');
    return this.openFor(account, origin);
  }

  /** Ends the sign-in of an administrator who just added the missing second factor. */
  async afterEnrolment({ account }: StageCallerWithAccount, origin: Origin): Promise<OpenedAdminSession> {
    return this.openFor(account, origin);
  }

  private async openFor({ id, sessionEpoch }: SignInAccount, origin: Origin): Promise<OpenedAdminSession> {
    const account = await this.admins.find(id);
    // Removed since the code was checked.
    if (!account) throw unauthenticated();
    return this.open(account.admin, sessionEpoch, origin);
  }

  private async open(admin: Admin, epoch: number, origin: Origin): Promise<OpenedAdminSession> {
    const token = await this.unitOfWork.run(async () => {
      await this.tellOfNewDevice(admin, origin);
      return this.sessions.open('admin', admin.id, epoch, origin.device);
    });
    return { token, admin, epoch };
  }

  /** A device is a browser on a system, regardless of versions. The first device of an account causes no mail. */
  private async tellOfNewDevice(admin: Admin, { device, address }: Origin): Promise<void> {
    const name = deviceName(device);
    const fingerprint = createHash('sha256').update(name.replace(/\d+/g, '')).digest('hex').slice(0, 32);
    const news = await this.admins.rememberDevice(admin.id, fingerprint);
    if (news === 'new')
      await this.mailQueue.enqueue(newDeviceMail(admin, { device, address, at: this.clock.now() }));
  }
}
