import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MailQueue } from '../../../platform/mail/mail-queue.ts';
import { AccountLifecycle } from '../../../users/application/account-lifecycle.ts';
import { AccountsService } from '../../../users/application/accounts.service.ts';
import { CONFIRM_ADDRESS } from './email-mails.ts';
import { OneTimeTokens } from '../../sessions/application/one-time-tokens.ts';

/** Removes mails to the other email addresses of a user with the account, and exports those addresses. */
@Injectable()
export class AuthAccountListener implements OnModuleInit {
  constructor(
    private readonly accounts: AccountsService,
    private readonly tokens: OneTimeTokens,
    private readonly mailQueue: MailQueue,
    private readonly lifecycle: AccountLifecycle,
  ) {}

  onModuleInit(): void {
    this.lifecycle.add({
      erased: (userId) => this.forgetMails(userId),
      exported: async (userId) => [{ name: 'email-addresses', data: await this.addresses(userId) }],
    });
  }

  private async forgetMails(userId: string): Promise<void> {
    const { previous, waiting } = await this.addresses(userId);
    for (const { email } of previous) await this.mailQueue.forget(email);
    // The address may belong to somebody else by now, whose other mails stay.
    for (const { email } of waiting) await this.mailQueue.forget(email, CONFIRM_ADDRESS);
  }

  private async addresses(userId: string) {
    const previous = (await this.accounts.find(userId))?.previousEmails ?? [];
    const waiting = await this.tokens.findAllUnused(userId, 'change-email');
    return { previous, waiting: waiting.map(({ email, expiresAt }) => ({ email, expiresAt })) };
  }
}
