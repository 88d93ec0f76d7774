import { Injectable } from '@nestjs/common';
import {
  DEFAULT_COUNTRY,
  DEFAULT_LANGUAGE,
  DEFAULT_ROLE,
  type Language,
  type Role,
} from '@consulting/contracts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { MailQueue } from '../../../platform/mail/mail-queue.ts';
import { sameEmail } from '../../../shared/person/email-history.ts';
import { DomainError, invalid } from '../../../shared/errors.ts';
import { AccountsService } from '../../../users/application/accounts.service.ts';
import type { Account, NewAccount } from '../../../users/domain/account.ts';
import { requireCompany } from '../../../users/domain/profile.ts';
import { addressKnownMail, finishRegistrationMail, verificationMail } from './auth-mails.ts';
import { inConstantTime } from '../../passwords/application/constant-time.ts';
import { addressKeptMail } from './email-mails.ts';
import { MailBudget } from './mail-budget.ts';
import { OneTimeTokens } from '../../sessions/application/one-time-tokens.ts';
import { PasswordCheck } from '../../passwords/application/password-check.ts';

export interface Registration {
  first_name: string;
  last_name: string;
  email: string;
  password: string;
  role?: Role | undefined;
  country?: string | undefined;
  phone?: string | undefined;
  gender?: string | undefined;
  company_name?: string | undefined;
  language?: Language | undefined;
}

/** Registration until the account can sign in. No answer reveals whether an address is known. */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly passwords: PasswordCheck,
    private readonly tokens: OneTimeTokens,
    private readonly budget: MailBudget,
    private readonly mailQueue: MailQueue,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * `network`: where it comes from, as in `Origin`. Answers the same for a known address, whose owner gets a mail that says
   * so or how to finish. Throws only for invalid input.
   */
  async register({ password, ...input }: Registration, network: string): Promise<void> {
    const { role = DEFAULT_ROLE, country = DEFAULT_COUNTRY } = input;
    requireCompany(role, input.company_name);
    const about = [input.email, input.first_name, input.last_name, input.company_name ?? ''];
    await this.passwords.requireStrong(password, about, network);
    await inConstantTime(async () => {
      const passwordHash = await this.passwords.hash(password, network);
      const known = await this.accounts.findByEmail(input.email);
      if (known) return this.tellOwner(known);
      return this.create({ ...input, role, country, passwordHash, emailVerified: false });
    });
  }

  /** Takes a link within 24 hours; a repeated click is a success. */
  async verify(token: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const used =
        (await this.tokens.use('verify-email', token)) ?? (await this.tokens.find('verify-email', token));
      const verified = used && (await this.accounts.markVerified(used.subjectId));
      if (!verified) throw invalid('account.verification-invalid');
    });
  }

  /** Mails the link again. For an unknown or verified address it only takes the same time, with the same answer. */
  async resend(email: string): Promise<void> {
    await inConstantTime(async () => {
      const account = await this.accounts.findByEmail(email);
      if (!account || account.emailVerified || account.user.blocked) return;
      await this.budget.sendLink('verify-email', toRecipient(account), verificationMail);
    });
  }

  /**
   * A second registration changes nothing. If the first was never confirmed, the mail lets its reader choose the
   * password: confirming the address alone could activate a password that a stranger has typed.
   */
  private async tellOwner(account: Account): Promise<void> {
    const recipient = toRecipient(account);
    if (account.emailVerified || account.user.blocked) return this.budget.send(addressKnownMail(recipient));
    await this.budget.sendLink('reset-password', recipient, finishRegistrationMail);
  }

  private async create(account: NewAccount): Promise<void> {
    try {
      await this.unitOfWork.run(async () => {
        const created = await this.accounts.create(account);
        const recipient = toRecipient(created);
        const token = await this.tokens.issue('verify-email', recipient);
        await this.mailQueue.enqueue(verificationMail(recipient, token));
      });
    } catch (error) {
      // The unique index refused it: registered twice at the same time, or reserved for the account that just left
      // it.
      if (!(error instanceof DomainError) || error.kind !== 'conflict') throw error;
      await this.tellOwnerOf(account);
    }
  }

  private async tellOwnerOf({ email, language = DEFAULT_LANGUAGE }: NewAccount): Promise<void> {
    const isThis = (other: { email: string }) => sameEmail(other.email, email);
    const owner = await this.accounts.findHolder(email);
    if (owner && isThis(owner.user)) return this.tellOwner(owner);
    const kept = owner?.previousEmails.filter(isThis).at(-1);
    if (kept) await this.budget.send(addressKeptMail(email, kept.until, language));
  }
}

function toRecipient({ user: { id, email, first_name, last_name, language } }: Account) {
  return { audience: 'user' as const, id, email, first_name, last_name, language };
}
