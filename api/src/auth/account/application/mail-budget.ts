import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../../config/settings.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { MailQueue, type Mail } from '../../../platform/mail/mail-queue.ts';
import { Clock } from '../../../shared/time/clock.ts';
import { emailKey } from '../../../shared/person/email-history.ts';
import { RETENTION } from '../../../shared/time/retention.ts';
import type { TokenPurpose } from '../../sessions/domain/one-time-token.ts';
import type { Recipient } from '../../sessions/application/recipient.ts';
import { OneTimeTokens } from '../../sessions/application/one-time-tokens.ts';
import type { AccountRef } from '../../sessions/domain/session.ts';
import { AttemptRepository } from '../../passwords/application/passwords.ports.ts';

const MAILS = 5;

/**
 * Limits mails that strangers can cause by typing an address to 5 an hour for each address. Mails beyond that are
 * dropped silently, because the answer must not reveal whether the address is known.
 */
@Injectable()
export class MailBudget {
  constructor(
    private readonly attempts: AttemptRepository,
    private readonly tokens: OneTimeTokens,
    private readonly mailQueue: MailQueue,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** Returns false when no further mail may go to this address now. */
  async take(email: string): Promise<boolean> {
    return this.reserve(
      `mail:${emailKey(email)}`,
      Math.max(1, Math.floor(MAILS * this.settings.rateLimitScale)),
    );
  }

  /** Like `take`, for a mail that goes out once an hour about the same thing, whatever the settings say. */
  async takeAbout(email: string, subjectId: string): Promise<boolean> {
    return (await this.reserve(`mail:${emailKey(email)} ${subjectId}`, 1)) && this.take(email);
  }

  async send(mail: Mail): Promise<void> {
    if (await this.take(mail.to)) await this.mailQueue.enqueue(mail);
  }

  /** Sends a mail with a link; its token is issued in the same unit of work as the mail. */
  async sendLink(
    purpose: TokenPurpose,
    account: Recipient & AccountRef,
    mail: (recipient: Recipient, token: string) => Mail,
  ): Promise<void> {
    if (!(await this.take(account.email))) return;
    await this.unitOfWork.run(async () => {
      const token = await this.tokens.issue(purpose, account);
      await this.mailQueue.enqueue(mail(account, token));
    });
  }

  private async reserve(of: string, limit: number): Promise<boolean> {
    const key = createHash('sha256').update(of).digest('hex');
    const now = this.clock.now();
    const until = new Date(now.getTime() + RETENTION.mailsByStrangers);
    return 'id' in (await this.attempts.reserve(key, limit, now, until));
  }
}
