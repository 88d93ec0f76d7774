import { Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE, LIMITS, type Language } from '@consulting/contracts';
import { Clock } from '../../shared/clock.ts';
import type { EmailHistory } from '../../shared/person/email-history.ts';
import { conflict } from '../../shared/errors.ts';
import { newId } from '../../shared/id.ts';
import type { Account, NewAccount, Provider } from '../domain/account.ts';
import { AccountLifecycle } from './account-lifecycle.ts';
import { AccountRepository } from './users.ports.ts';

/** What signing in needs to know and change about users. Only `auth` has business here. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly lifecycle: AccountLifecycle,
    private readonly clock: Clock,
  ) {}

  /** Throws `accountTaken` when the address or a provider's identity belongs to another account. */
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
        ...profile,
        id: newId(),
        skills: [],
        qualification: [],
        experience: [],
        cv: null,
        certificate: null,
        createdAt: this.clock.now(),
        blocked: false,
        messageLimit: LIMITS.userMessages,
        language,
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

  /** Ignoring case. */
  findByEmail(email: string): Promise<Account | null> {
    return this.accounts.findByEmail(email);
  }

  /** Also an account that had this address and still reserves it. Ignoring case. */
  findHolder(email: string): Promise<Account | null> {
    return this.accounts.findHolder(email);
  }

  findByProvider(provider: Provider, subject: string): Promise<Account | null> {
    return this.accounts.findByProvider(provider, subject);
  }

  /** Raises the session epoch: every session opened before has ended. Null when there is no such account (any more). */
  setPassword(id: string, passwordHash: string): Promise<Account | null> {
    return this.accounts.setPassword(id, passwordHash);
  }

  /** Null when there is no such account. */
  setLanguage(id: string, language: Language): Promise<Account | null> {
    return this.accounts.setLanguage(id, language);
  }

  /** Idempotent; false when there is no such account. */
  markVerified(id: string): Promise<boolean> {
    return this.accounts.markVerified(id);
  }

  /** Blocking raises the session epoch. Null when there is no such account. */
  setBlocked(id: string, blocked: boolean): Promise<Account | null> {
    return this.accounts.setBlocked(id, blocked);
  }

  /**
   * Links an existing account to a provider's identity. Only for an address the provider calls verified; the account's
   * own address counts as verified from then on, and a password set before that is removed, because whoever set it had
   * not proven to be the owner. False when another identity is linked already.
   */
  link(id: string, provider: Provider, subject: string): Promise<boolean> {
    return this.accounts.link(id, provider, subject);
  }

  /**
   * Null when the account's address is not `before` (any more). Throws `accountTaken` when the new one is another's, or
   * is reserved for another's undo. Only inside a unit of work.
   */
  async changeEmail(id: string, before: string, emails: EmailHistory): Promise<Account | null> {
    const account = await this.accounts.changeEmail(id, before, emails, this.clock.now());
    if (account) await this.lifecycle.changed(account.user);
    return account;
  }

  /** As `changeEmail`, to undo a change: password, providers and sessions stop working. Only inside a unit of work. */
  async restoreEmail(id: string, before: string, emails: EmailHistory): Promise<Account | null> {
    const account = await this.accounts.restoreEmail(id, before, emails);
    if (account) await this.lifecycle.changed(account.user);
    return account;
  }

  /** Removes previous addresses that have expired. */
  sweep(now: Date): Promise<void> {
    return this.accounts.sweep(now);
  }

  /** Only while a password exists: nobody can lock themselves out. */
  async unlink(id: string, provider: Provider): Promise<void> {
    if (await this.accounts.unlink(id, provider)) return;
    throw conflict('linkedin.password-first');
  }
}
