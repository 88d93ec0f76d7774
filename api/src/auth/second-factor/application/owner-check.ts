import { Injectable } from '@nestjs/common';
import type { AnyCaller } from '../../../shared/caller.ts';
import { Clock } from '../../../shared/clock.ts';
import { invalidField, notFound } from '../../../shared/errors.ts';
import { assertConfirmed } from '../../sessions/domain/session.ts';
import { AccountHolders, type AccountHolder } from '../../sessions/application/account-holders.ts';
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
    private readonly holders: AccountHolders,
    private readonly passwords: PasswordCheck,
    private readonly codes: SecondFactorCheck,
    private readonly passkeys: PasskeyCheck,
    private readonly sessions: SessionsService,
    private readonly clock: Clock,
  ) {}

  async holder({ kind, id }: AnyCaller): Promise<AccountHolder> {
    const holder = await this.holders.find(kind, id);
    if (!holder) throw notFound(kind === 'user' ? 'account' : 'administrator');
    return holder;
  }

  /** Throws 400 with its field unless it is the holder's password. */
  async requirePassword(holder: AccountHolder, password: string, field: string): Promise<void> {
    const { audience, email, passwordHash } = holder;
    const right = await this.passwords.isRight(audience, email, passwordHash, password);
    if (!right) throw invalidField(field, 'password.incorrect');
  }

  /**
   * Confirms the owner for ten minutes by a password, a code or a passkey. 400 with its field for a wrong one, or
   * when none is sent.
   */
  async confirm(caller: AnyCaller, { password, code, credential }: Proof): Promise<void> {
    const holder = await this.holder(caller);
    if (password !== undefined) await this.requirePassword(holder, password, 'password');
    else if (credential !== undefined) {
      if (!(await this.passkeys.isRight(holder, credential)))
        throw invalidField('credential', 'passkey.refused');
    } else if (code === undefined) throw invalidField('password', 'password.required');
    else if (!(await this.codes.isRight(holder, code))) throw invalidField('code', 'code.wrong');
    await this.sessions.confirm(caller);
  }

  /** Requires the password, or a confirmation within the last ten minutes: 403 otherwise. */
  async requireOwner(caller: AnyCaller, password: string | undefined): Promise<AccountHolder> {
    const holder = await this.holder(caller);
    if (password !== undefined) await this.requirePassword(holder, password, 'password');
    else assertConfirmed(caller, this.clock.now());
    return holder;
  }
}
