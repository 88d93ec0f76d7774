import { Injectable } from '@nestjs/common';
import type { SignedInCaller } from '../../../shared/caller.ts';
import { Clock } from '../../../shared/time/clock.ts';
import { assertConfirmed } from '../../../shared/confirmed.ts';
import { invalidField, notFound } from '../../../shared/errors.ts';
import { SignInAccounts, type SignInAccount } from '../../sessions/application/sign-in-accounts.ts';
import { PasskeyCheck } from './passkey-check.ts';
import type { Credential } from './passkeys.ports.ts';
import { PasswordCheck } from '../../passwords/application/password-check.ts';
import { SecondFactorCheck } from './second-factor-check.ts';
import { SessionsService } from '../../sessions/application/sessions.service.ts';

/** What proves that the owner is present. */
export interface Proof {
  password?: string;
  code?: string;
  credential?: Credential;
}

/** Ensures that the owner uses the session, before actions that somebody at an unattended screen must not do. */
@Injectable()
export class OwnerCheck {
  constructor(
    private readonly accounts: SignInAccounts,
    private readonly passwords: PasswordCheck,
    private readonly codes: SecondFactorCheck,
    private readonly passkeys: PasskeyCheck,
    private readonly sessions: SessionsService,
    private readonly clock: Clock,
  ) {}

  async account({ kind, id }: SignedInCaller): Promise<SignInAccount> {
    const account = await this.accounts.find(kind, id);
    if (!account) throw notFound(kind === 'user' ? 'account' : 'administrator');
    return account;
  }

  /** Throws 400 with its field unless it is the account's password. Wrong ones count for the caller's session. */
  async requirePassword(
    { sessionId: session }: SignedInCaller,
    { audience, email, passwordHash }: SignInAccount,
    password: string,
    field: string,
  ): Promise<void> {
    const right = await this.passwords.isRight(audience, email, passwordHash, password, { session });
    if (!right) throw invalidField(field, 'password.incorrect');
  }

  /**
   * Confirms the owner for ten minutes by as much as a sign-in takes: a passkey, or the password, and with a second
   * factor also a code. Replaces the session and returns its token. 400 with its field for what is wrong or missing;
   * 401 when the session has ended meanwhile.
   */
  async confirm(caller: SignedInCaller, { password, code, credential }: Proof): Promise<string> {
    const account = await this.account(caller);
    if (credential !== undefined) await this.passkeys.requireRight(account, credential);
    else await this.requireAsAtSignIn(caller, account, password, code);
    return this.sessions.confirm(caller);
  }

  /**
   * Requires a confirmation within the last ten minutes, 403 otherwise. Without a second factor the password does
   * instead; with one it is only checked.
   */
  async requireOwner(caller: SignedInCaller, password: string | undefined): Promise<SignInAccount> {
    const account = await this.account(caller);
    if (password !== undefined) await this.requirePassword(caller, account, password, 'password');
    if (password === undefined || (await this.hasSecond(account))) assertConfirmed(caller, this.clock.now());
    return account;
  }

  private async hasSecond(account: SignInAccount): Promise<boolean> {
    return (await this.codes.waysOf(account)).length > 0;
  }

  /** Checks the password first, so that a wrong one does not use up a code. */
  private async requireAsAtSignIn(
    caller: SignedInCaller,
    account: SignInAccount,
    password: string | undefined,
    code: string | undefined,
  ): Promise<void> {
    const wantsCode = await this.hasSecond(account);
    // Who signs in with LinkedIn alone has no password; the code is then the proof.
    const wantsPassword = account.passwordHash !== null || !wantsCode;
    if (wantsPassword && password === undefined) throw invalidField('password', 'password.required');
    if (wantsCode && code === undefined) throw invalidField('code', 'code.required');
    if (password !== undefined) await this.requirePassword(caller, account, password, 'password');
    if (wantsCode && code !== undefined)
      await this.codes.requireRight(account, code, { session: caller.sessionId });
  }
}
