import { Injectable } from '@nestjs/common';
import { forbidden, unauthenticated } from '../../shared/errors.ts';
import { AccountsService } from '../../users/application/accounts.service.ts';
import type { Account } from '../../users/domain/account.ts';
import type { User } from '../../users/domain/user.ts';
import { ExchangeCodes } from './exchange-codes.ts';
import { PasswordCheck } from './password-check.ts';
import { SessionsService } from './sessions.service.ts';

export interface SignedIn {
  token: string;
  user: User;
}

/** Opens sessions of users: by password, or by the code a provider's sign-in has left. */
@Injectable()
export class SignInService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly passwords: PasswordCheck,
    private readonly sessions: SessionsService,
    private readonly codes: ExchangeCodes,
  ) {}

  /** 401 for every wrong pair, after the same work; why an account may not sign in is told only after the right password. */
  async withPassword(email: string, password: string, device: string): Promise<SignedIn> {
    const account = await this.accounts.findByEmail(email);
    const right = await this.passwords.isRight('user', email, account?.passwordHash ?? null, password);
    if (!account || !right) throw unauthenticated('session.wrong-credentials');
    return this.open(account, device);
  }

  /** The end of a provider's sign-in: 401 for a code that is unknown, used or older than a minute. */
  async withCode(code: string, device: string): Promise<SignedIn> {
    const userId = await this.codes.redeem(code);
    const account = userId && (await this.accounts.find(userId));
    if (!account) throw unauthenticated('session.sign-in-expired');
    return this.open(account, device);
  }

  private async open(account: Account, device: string): Promise<SignedIn> {
    const { user, emailVerified, sessionEpoch } = account;
    if (user.blocked) throw forbidden('session.account-blocked');
    if (!emailVerified) throw forbidden('account.verify-first');
    return { token: await this.sessions.open('user', user.id, sessionEpoch, device), user };
  }
}
