import { Injectable } from '@nestjs/common';
import type { SignedInCaller } from '../../../shared/caller.ts';
import { Clock } from '../../../shared/clock.ts';
import { invalidField, notFound } from '../../../shared/errors.ts';
import { assertConfirmed } from '../../sessions/domain/session.ts';
import { SignInAccounts, type SignInAccount } from '../../sessions/application/sign-in-accounts.ts';
import { PasskeyCheck } from './passkey-check.ts';
import type { Credential } from './passkeys.ports.ts';
import { PasswordCheck } from '../../passwords/application/password-check.ts';
import { SecondFactorCheck } from './second-factor-check.ts';
import { SessionsService } from '../../sessions/application/sessions.service.ts';

/** Exactly one proof that the owner is present. */
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
   * Confirms the owner for ten minutes by a password, a code or a passkey. 400 with its field for a wrong one, or
   * when none is sent.
   */
  async confirm(caller: SignedInCaller, { password, code, credential }: Proof): Promise<void> {
    const account = await this.account(caller);
    if (password !== undefined) await this.requirePassword(caller, account, password, 'password');
    else if (credential !== undefined) {
      if (!(await this.passkeys.isRight(account, credential)))
        throw invalidField('credential', 'passkey.refused');
    } else if (code === undefined) throw invalidField('password', 'password.required');
    else if (!(await this.codes.isRight(account, code, { session: caller.sessionId })))
      throw invalidField('code', 'code.wrong');
    await this.sessions.confirm(caller);
  }

  /** Requires the password, or a confirmation within the last ten minutes: 403 otherwise. */
  async requireOwner(caller: SignedInCaller, password: string | undefined): Promise<SignInAccount> {
    const account = await this.account(caller);
    if (password !== undefined) await this.requirePassword(caller, account, password, 'password');
    else assertConfirmed(caller, this.clock.now());
    return account;
  }
}
