import { Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE, DEFAULT_NOTIFICATIONS, LIMITS, type Language } from '@consulting/contracts';
import { NO_AVAILABILITY } from '../../shared/person/availability.ts';
import { Clock } from '../../shared/time/clock.ts';
import type { EmailHistory } from '../../shared/person/email-history.ts';
import { conflict } from '../../shared/errors.ts';
import { newId } from '../../shared/id.ts';
import type { Account, LinkedIdentity, NewAccount, Provider } from '../domain/account.ts';
import { AccountLifecycle } from './account-lifecycle.ts';
import { AccountRepository } from './users.ports.ts';

/** Account data and changes for sign-in. Used by `auth` only. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly lifecycle: AccountLifecycle,
    private readonly clock: Clock,
  ) {}

  /** Throws `accountTaken` when another account has the address or a provider's identity. */
  async create({
    passwordHash,
    emailVerified,
    providers = {},
    language = DEFAULT_LANGUAGE,
    ...profile
  }: NewAccount): Promise<Account> {
    const account: Account = {
      user: {
        phone: '',
        gender: '',
        company_name: '',
        cv: null,
        ...profile,
        id: newId(),
        skills: [],
        qualification: [],
        experience: [],
        certificate: null,
        createdAt: this.clock.now(),
        blocked: false,
        messageLimit: LIMITS.userMessages,
        language,
        notifications: DEFAULT_NOTIFICATIONS,
        showsShared: true,
        ...NO_AVAILABILITY,
        remindAt: null,
        poolUntil: null,
      },
      passwordHash,
      emailVerified,
      providers,
      sessionEpoch: 0,
      previousEmails: [],
    };
    await this.accounts.add(account);
    return account;
  }

  find(id: string): Promise<Account | null> {
    return this.accounts.find(id);
  }

  /** Ignores case. Returns null when there is none. */
  findByEmail(email: string): Promise<Account | null> {
    return this.accounts.findByEmail(email);
  }

  /** Also finds an account that had this address and still reserves it. Ignores case. */
  findHolder(email: string): Promise<Account | null> {
    return this.accounts.findHolder(email);
  }

  findByProvider(provider: Provider, identity: LinkedIdentity): Promise<Account | null> {
    return this.accounts.findByProvider(provider, identity);
  }

  /** Raises the session epoch, which ends all open sessions. Returns null when there is no such account. */
  setPassword(id: string, passwordHash: string): Promise<Account | null> {
    return this.accounts.setPassword(id, passwordHash);
  }

  /** Returns null when there is no such account. */
  setLanguage(id: string, language: Language): Promise<Account | null> {
    return this.accounts.setLanguage(id, language);
  }

  /** Returns false when there is no such account. Idempotent. */
  markVerified(id: string): Promise<boolean> {
    return this.accounts.markVerified(id);
  }

  /**
   * Verifies an unverified address for its owner. The password becomes `passwordHash`, or is removed, because whoever
   * set it had not proven to be the owner. Returns false when there is no such account or its address is verified.
   */
  claim(id: string, passwordHash: string | null): Promise<boolean> {
    return this.accounts.claim(id, passwordHash);
  }

  /**
   * Sets the flag; blocking raises the session epoch. Returns null when there is no such account. Only inside a unit of
   * work.
   */
  async setBlocked(id: string, blocked: boolean): Promise<Account | null> {
    const account = await this.accounts.setBlocked(id, blocked, this.clock.now());
    if (account && blocked) await this.lifecycle.blocked(id);
    return account;
  }

  /**
   * Links an account to a provider's identity. Only for an address that the provider calls verified: the account's
   * address counts as verified from then on, and a password set before that is removed, because whoever set it had
   * not proven to be the owner. Returns false when there is no such account or another identity is linked.
   */
  link(id: string, provider: Provider, identity: LinkedIdentity): Promise<boolean> {
    return this.accounts.link(id, provider, identity);
  }

  /**
   * Returns null when the account's address is not `before`. Throws `accountTaken` when the new one belongs to
   * another account or is reserved for its undo. Only inside a unit of work.
   */
  async changeEmail(id: string, before: string, emails: EmailHistory): Promise<Account | null> {
    const account = await this.accounts.changeEmail(id, before, emails, this.clock.now());
    if (account) await this.lifecycle.changed(account.user);
    return account;
  }

  /** Undoes a `changeEmail`; ends password, providers and sessions too. Only inside a unit of work. */
  async restoreEmail(id: string, before: string, emails: EmailHistory): Promise<Account | null> {
    const account = await this.accounts.restoreEmail(id, before, emails, this.clock.now());
    if (account) await this.lifecycle.changed(account.user);
    return account;
  }

  /** Removes previous addresses that have expired. */
  sweep(now: Date): Promise<void> {
    return this.accounts.sweep(now);
  }

  /** Unlinks only while a password exists, so that nobody locks themselves out; conflict otherwise. */
  async unlink(id: string, provider: Provider): Promise<void> {
    if (await this.accounts.unlink(id, provider)) return;
    throw conflict('linkedin.password-first');
  }
}
