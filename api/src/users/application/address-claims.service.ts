import { Injectable } from '@nestjs/common';
import { DEFAULT_COUNTRY, DEFAULT_ROLE } from '@consulting/contracts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import type { Account, NewAccount } from '../domain/account.ts';
import { AccountsService } from './accounts.service.ts';
import { UsersService } from './users.service.ts';

/** A new account of an address that its owner has just proven. */
export type ProvenAccount = Omit<NewAccount, 'emailVerified'>;

/**
 * Gives an address to whoever has proven to own it. Anybody can register another's address: what they typed (names,
 * telephone, role, password) must not become the owner's, so the unproven account is erased and the owner gets a new one.
 * Only the link of a registration's own mail keeps what was registered (`AccountsService.markVerified`).
 */
@Injectable()
export class AddressClaims {
  constructor(
    private readonly users: UsersService,
    private readonly accounts: AccountsService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Returns the account of the address: one that is proven as it is, and otherwise a new one instead of the unproven. A
   * blocked one stays as it is. Throws `accountTaken` when another request made an account at the same time.
   */
  claim(account: ProvenAccount): Promise<{ account: Account; isNew: boolean }> {
    return this.unitOfWork.run(async () => {
      const known = await this.accounts.findByEmail(account.email);
      if (known && !isFree(known)) return { account: known, isNew: false };
      if (known) await this.users.eraseUnproven(known.user.id);
      return { account: await this.accounts.create({ ...account, emailVerified: true }), isNew: true };
    });
  }

  /** Erases an unproven account that has the address, because the owner uses it for another account. */
  async release(email: string): Promise<void> {
    const known = await this.accounts.findByEmail(email);
    if (known && isFree(known)) await this.users.eraseUnproven(known.user.id);
  }
}

/** Returns whether the owner of the address may replace the account. */
export const isFree = ({ user, emailVerified }: Account): boolean => !emailVerified && !user.blocked;

/** A profile for an address of which nothing else is known; its owner is asked for role and company after signing in. */
export const profileOf = (email: string) => ({
  first_name: email.split('@')[0] || email,
  last_name: '',
  role: DEFAULT_ROLE,
  country: DEFAULT_COUNTRY,
});
