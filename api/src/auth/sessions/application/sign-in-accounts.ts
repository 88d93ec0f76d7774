import { Injectable } from '@nestjs/common';
import type { Language } from '@consulting/contracts';
import type { EmailHistory, PreviousEmail } from '../../../shared/person/email-history.ts';
import type { Editable } from '../../../shared/version.ts';
import { AccountsService } from '../../../users/application/accounts.service.ts';
import { AddressClaims, profileOf } from '../../../users/application/address-claims.service.ts';
import type { Account } from '../../../users/domain/account.ts';
import { editableOfUser } from '../../../users/domain/user.ts';
import { editableOfAdmin } from '../../admins/domain/admin.ts';
import type { SessionAudience } from '../domain/session.ts';
import { aboutOwner } from './about-owner.ts';
import { AdminRepository, type AdminAccount } from '../../admins/application/admins.ports.ts';

/** A user or an administrator, with the fields that passwords and email changes need. */
export interface SignInAccount {
  audience: SessionAudience;
  id: string;
  email: string;
  /** Empty for an administrator. */
  first_name: string;
  last_name: string;
  /** The language of mails to the owner. */
  language: Language;
  /** What an attacker would try first as a password. */
  about: string[];
  isBlocked: boolean;
  /** Whether the address belongs to the owner; that of an administrator always does. */
  isProven: boolean;
  passwordHash: string | null;
  sessionEpoch: number;
  previousEmails: PreviousEmail[];
  /** What forms of the owner edit. */
  editable: Editable;
}

/** Users and administrators behind one interface, so that code for passwords and addresses is written once. */
@Injectable()
export class SignInAccounts {
  constructor(
    private readonly accounts: AccountsService,
    private readonly admins: AdminRepository,
    private readonly claims: AddressClaims,
  ) {}

  find(audience: SessionAudience, id: string): Promise<SignInAccount | null> {
    return audience === 'user' ? user(this.accounts.find(id)) : admin(this.admins.find(id));
  }

  /** Ignores case. Returns null when there is none. */
  findByEmail(audience: SessionAudience, email: string): Promise<SignInAccount | null> {
    return audience === 'user'
      ? user(this.accounts.findByEmail(email))
      : admin(this.admins.findByEmail(email));
  }

  /** Also finds an account that had this address and may return to it. */
  findHolder(audience: SessionAudience, email: string): Promise<SignInAccount | null> {
    return audience === 'user' ? user(this.accounts.findHolder(email)) : admin(this.admins.findHolder(email));
  }

  /** Raises the session epoch. Returns null when there is no such account. */
  setPassword({ audience, id }: SignInAccount, hash: string): Promise<SignInAccount | null> {
    return audience === 'user'
      ? user(this.accounts.setPassword(id, hash))
      : admin(this.admins.setPassword(id, hash));
  }

  /** Returns null when there is no such account. */
  setLanguage(audience: SessionAudience, id: string, language: Language): Promise<SignInAccount | null> {
    return audience === 'user'
      ? user(this.accounts.setLanguage(id, language))
      : admin(this.admins.setLanguage(id, language));
  }

  /**
   * Like `setPassword`, for somebody who has read a mail to the address. An account whose address nobody had proven is
   * replaced by a new one (`AddressClaims`).
   */
  async setPasswordByMail(account: SignInAccount, hash: string): Promise<SignInAccount | null> {
    const { email, language, isProven } = account;
    if (isProven || account.isBlocked) return this.setPassword(account, hash);
    const profile = profileOf(email);
    const claimed = await this.claims.claim({ ...profile, email, language, passwordHash: hash });
    // Proven by another link at this moment.
    if (!claimed.isNew) return this.setPassword(account, hash);
    return user(Promise.resolve(claimed.account));
  }

  /** Takes the address from an account that has not proven it. Administrators have no such accounts. */
  async releaseAddress(audience: SessionAudience, email: string): Promise<void> {
    if (audience === 'user') await this.claims.release(email);
  }

  /** Returns null when the account has another address now. DomainError `conflict` when the new one is taken. */
  changeEmail(
    { audience, id, email }: SignInAccount,
    emails: EmailHistory,
    now: Date,
  ): Promise<SignInAccount | null> {
    return audience === 'user'
      ? user(this.accounts.changeEmail(id, email, emails))
      : admin(this.admins.changeEmail(id, email, emails, now));
  }

  /** Undoes a change like `changeEmail`; also invalidates password, providers and sessions. */
  restoreEmail({ audience, id, email }: SignInAccount, emails: EmailHistory): Promise<SignInAccount | null> {
    return audience === 'user'
      ? user(this.accounts.restoreEmail(id, email, emails))
      : admin(this.admins.restoreEmail(id, email, emails));
  }
}

/** The address of an account and those that it had. */
export const historyOf = ({ email, previousEmails }: SignInAccount): EmailHistory => ({
  email,
  previous: previousEmails,
});

async function user(found: Promise<Account | null>): Promise<SignInAccount | null> {
  const account = await found;
  if (!account) return null;
  const { id, email, first_name, last_name, blocked, language } = account.user;
  const { passwordHash, sessionEpoch, previousEmails } = account;
  const secrets = { passwordHash, sessionEpoch, previousEmails };
  return {
    audience: 'user',
    id,
    email,
    first_name,
    last_name,
    language,
    about: aboutOwner(account.user),
    isBlocked: blocked,
    isProven: account.emailVerified,
    editable: editableOfUser(account.user),
    ...secrets,
  };
}

async function admin(found: Promise<AdminAccount | null>): Promise<SignInAccount | null> {
  const account = await found;
  if (!account) return null;
  const { id, email, language } = account.admin;
  const { passwordHash, sessionEpoch, previousEmails } = account;
  const secrets = { passwordHash, sessionEpoch, previousEmails };
  return {
    audience: 'admin',
    id,
    email,
    first_name: '',
    last_name: '',
    language,
    about: [email],
    isBlocked: false,
    isProven: true,
    editable: editableOfAdmin(account.admin),
    ...secrets,
  };
}
