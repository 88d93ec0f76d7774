import { Injectable } from '@nestjs/common';
import { forbidden, unauthenticated } from '../../../shared/errors.ts';
import { AccountsService } from '../../../users/application/accounts.service.ts';
import type { Account } from '../../../users/domain/account.ts';
import type { User } from '../../../users/domain/user.ts';
import type { Stage } from '../../../shared/caller.ts';
import type { Way } from '../../second-factor/domain/sign-in-factors.ts';
import { ExchangeCodes } from './exchange-codes.ts';
import { PasskeyCheck } from '../../second-factor/application/passkey-check.ts';
import type { Credential } from '../../second-factor/application/passkeys.ports.ts';
import { PasswordCheck } from '../../passwords/application/password-check.ts';
import { SecondFactorCheck } from '../../second-factor/application/second-factor-check.ts';
import { SessionsService } from '../../sessions/application/sessions.service.ts';
import type { SignInAccount } from '../../sessions/application/sign-in-accounts.ts';
import type { AccountRef } from '../../sessions/domain/session.ts';
import { triesOf, type Origin } from './origin.ts';
import { StageTokens, type StageCallerWithAccount } from './stage-tokens.ts';

export interface OpenedSession {
  token: string;
  user: User;
  /** The account's session epoch. */
  epoch: number;
}

/** The token of a stage; there is no session yet. */
export interface PendingSignIn {
  stage: Stage;
  /** The ways of the second step; empty where a second factor must be added. */
  ways: Way[];
  token: string;
}

/** Opens sessions of users: by password or the code of a provider's sign-in, then by a second factor, if any. */
@Injectable()
export class SignInService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly passwords: PasswordCheck,
    private readonly sessions: SessionsService,
    private readonly codes: ExchangeCodes,
    private readonly secondFactor: SecondFactorCheck,
    private readonly passkeys: PasskeyCheck,
    private readonly stages: StageTokens,
  ) {}

  /** Throws 401 for every wrong pair, after the same work; only the right password reveals why it is refused. */
  async withPassword(
    email: string,
    password: string,
    origin: Origin,
  ): Promise<OpenedSession | PendingSignIn> {
    const account = await this.accounts.findByEmail(email);
    const by = triesOf(origin, account && { ...ownerOf(account), sessionEpoch: account.sessionEpoch });
    const right = await this.passwords.isRight('user', email, account?.passwordHash ?? null, password, by);
    if (!account || !right) throw unauthenticated('session.wrong-credentials');
    return this.open(account, origin);
  }

  /** Ends a provider's sign-in: 401 for a code that is unknown, used or older than a minute. */
  async withCode(code: string, origin: Origin): Promise<OpenedSession | PendingSignIn> {
    const userId = await this.codes.redeem(code);
    const account = userId && (await this.accounts.find(userId));
    if (!account) throw unauthenticated('session.sign-in-expired');
    return this.open(account, origin);
  }

  /** A passkey is both factors at once. 401 for one that is unknown or did not sign our challenge. */
  async withPasskey(credential: Credential, origin: Origin): Promise<OpenedSession> {
    const owner = await this.passkeys.signedIn('user', credential);
    const account = owner && (await this.accounts.find(owner.id));
    if (!account) throw unauthenticated('passkey.refused');
    return this.openSession(account, origin);
  }

  /** The second step: 400 with its field for a wrong code. */
  async withSecondFactor(
    { account: known }: StageCallerWithAccount,
    code: string,
    origin: Origin,
  ): Promise<OpenedSession> {
    await this.secondFactor.requireRight(known, code, triesOf(origin, known));
    return this.afterSecondFactor(known, origin);
  }

  /** The second step by a passkey of the account: 400 with its field for any other answer. */
  async withOwnPasskey(
    { account }: StageCallerWithAccount,
    credential: Credential,
    origin: Origin,
  ): Promise<OpenedSession> {
    await this.passkeys.requireRight(account, credential);
    return this.afterSecondFactor(account, origin);
  }

  private async afterSecondFactor(
    { id, sessionEpoch }: SignInAccount,
    origin: Origin,
  ): Promise<OpenedSession> {
    const account = await this.accounts.find(id);
    // Blocked, erased or with another password since the factor was checked: the session would be dead.
    if (!account) throw unauthenticated();
    return this.session(account.user, sessionEpoch, origin);
  }

  private async open(account: Account, origin: Origin): Promise<OpenedSession | PendingSignIn> {
    requireAllowed(account);
    const { user, sessionEpoch } = account;
    const ways = await this.secondFactor.waysOf(ownerOf(account));
    if (ways.length === 0) return this.openSession(account, origin);
    const stage = 'second-factor';
    return { stage, ways, token: await this.stages.issue('user', user.id, sessionEpoch, stage) };
  }

  private async openSession(account: Account, origin: Origin): Promise<OpenedSession> {
    requireAllowed(account);
    return this.session(account.user, account.sessionEpoch, origin);
  }

  private async session(user: User, epoch: number, { device }: Origin): Promise<OpenedSession> {
    return { token: await this.sessions.open('user', user.id, epoch, device), user, epoch };
  }
}

const ownerOf = ({ user }: Account): AccountRef => ({ audience: 'user', id: user.id });

function requireAllowed({ user, emailVerified }: Account): void {
  if (user.blocked) throw forbidden('session.account-blocked');
  if (!emailVerified) throw forbidden('account.verify-first');
}
