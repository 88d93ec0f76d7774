import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DEFAULT_LANGUAGE, DEFAULT_NOTIFICATIONS, LIMITS, type Language } from '@consulting/contracts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { Wishes } from '../../platform/wishes/wishes.ts';
import { NO_AVAILABILITY } from '../../shared/person/availability.ts';
import { Clock } from '../../shared/time/clock.ts';
import type { EmailHistory } from '../../shared/person/email-history.ts';
import { conflict, orNotFound } from '../../shared/errors.ts';
import { newId } from '../../shared/id.ts';
import type { Account, LinkedIdentity, NewAccount, Provider } from '../domain/account.ts';
import { AccountLifecycle } from './account-lifecycle.ts';
import { AccountRepository } from './users.ports.ts';

/** Account data and changes for sign-in. Used by `auth` only. */
@Injectable()
export class AccountsService implements OnModuleInit {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly lifecycle: AccountLifecycle,
    private readonly wishes: Wishes,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.wishes.fulfilAgainBy('blocked', ({ id, value }) =>
      this.unitOfWork.run(async () => orNotFound(await this.setBlocked(id, value === 'true'), 'account')),
    );
  }

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

  /** Keeps the account from being erased until the unit of work ends; false when there is none. */
  lock(id: string): Promise<boolean> {
    return this.accounts.lock(id);
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

  /** For the link of a registration's own mail. Returns false when there is no such account. Idempotent. */
  markVerified(id: string): Promise<boolean> {
    return this.accounts.markVerified(id);
  }

  /**
   * Sets the flag; blocking raises the session epoch. Returns null when there is no such account. Only inside a unit of
   * work.
   */
  async setBlocked(id: string, blocked: boolean): Promise<Account | null> {
    const account = await this.accounts.setBlocked(id, blocked, this.clock.now());
    if (!account) return null;
    await (blocked ? this.lifecycle.blocked(id) : this.lifecycle.unblocked(id));
    await this.wishes.note('blocked', id, { kind: 'user', id }, String(blocked));
    return account;
  }

  /**
   * Links an account with a proven address to a provider's identity. Returns false when there is no such account or
   * another identity is linked.
   */
  link(id: string, provider: Provider, identity: LinkedIdentity): Promise<boolean> {
    return this.accounts.link(id, provider, identity);
  }

  /**
   * Returns null when the account's address is not `before`. Throws `accountTaken` when the new one belongs to
   * another account or is reserved for its undo. Only inside a unit of work.
   */
  async changeEmail(id: string, before: string, emails: EmailHistory): Promise<Account | null> {
    return this.atNewAddress(await this.accounts.changeEmail(id, before, emails, this.clock.now()));
  }

  /** Undoes a `changeEmail`; ends password, providers and sessions too. Only inside a unit of work. */
  async restoreEmail(id: string, before: string, emails: EmailHistory): Promise<Account | null> {
    return this.atNewAddress(await this.accounts.restoreEmail(id, before, emails, this.clock.now()));
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

  private async atNewAddress(account: Account | null): Promise<Account | null> {
    if (!account) return null;
    await this.lifecycle.changed(account.user);
    await this.lifecycle.addressChanged(account.user);
    return account;
  }
}
