import { Injectable } from '@nestjs/common';
import type { PlainCode } from '@consulting/contracts';
import type { AnyCaller } from '../../shared/caller.ts';
import { Clock } from '../../shared/clock.ts';
import { forbidden, invalidField, notFound } from '../../shared/errors.ts';
import { FRESH_SIGN_IN } from '../domain/session.ts';
import { AccountHolders, type AccountHolder } from './account-holders.ts';
import { PasswordCheck } from './password-check.ts';

/** Makes sure that the owner uses the session, before actions that somebody at an unattended screen must not do. */
@Injectable()
export class OwnerCheck {
  constructor(
    private readonly holders: AccountHolders,
    private readonly passwords: PasswordCheck,
    private readonly clock: Clock,
  ) {}

  async holder({ kind, id }: AnyCaller): Promise<AccountHolder> {
    const holder = await this.holders.find(kind, id);
    if (!holder) throw notFound(kind === 'user' ? 'account' : 'administrator');
    return holder;
  }

  /** 400 with its field unless it is the holder's password. */
  async requirePassword(holder: AccountHolder, password: string, field: string): Promise<void> {
    const { audience, email, passwordHash } = holder;
    const right = await this.passwords.isRight(audience, email, passwordHash, password);
    if (!right) throw invalidField(field, 'password.incorrect');
  }

  /** Wants the password, or a sign-in of the last 5 minutes: an account may have none. 403 with `refusal` otherwise. */
  async requireOwner(
    caller: AnyCaller,
    password: string | undefined,
    refusal: PlainCode,
  ): Promise<AccountHolder> {
    const holder = await this.holder(caller);
    if (password !== undefined) await this.requirePassword(holder, password, 'password');
    else if (this.clock.now().getTime() - caller.signedInAt.getTime() >= FRESH_SIGN_IN)
      throw forbidden(refusal);
    return holder;
  }
}
