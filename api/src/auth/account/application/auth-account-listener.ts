import { Injectable, type OnModuleInit } from '@nestjs/common';
import { IdempotencyKeys } from '../../../platform/idempotency/idempotency-keys.port.ts';
import { MailQueue } from '../../../platform/mail/mail-queue.ts';
import { AccountLifecycle } from '../../../users/application/account-lifecycle.ts';
import { AccountsService } from '../../../users/application/accounts.service.ts';
import { CONFIRM_ADDRESS } from './email-mails.ts';
import { OneTimeTokens } from '../../sessions/application/one-time-tokens.ts';

/**
 * Erases and exports, with the account, the links that were mailed to a user and the user's other email addresses. Erases
 * what is kept of answers too.
 */
@Injectable()
export class AuthAccountListener implements OnModuleInit {
  constructor(
    private readonly accounts: AccountsService,
    private readonly tokens: OneTimeTokens,
    private readonly mailQueue: MailQueue,
    private readonly keys: IdempotencyKeys,
    private readonly lifecycle: AccountLifecycle,
  ) {}

  onModuleInit(): void {
    this.lifecycle.add({
      erased: (userId) => this.erase(userId),
      exported: async (userId) => [{ name: 'email-addresses', data: await this.addresses(userId) }],
    });
  }

  private async erase(userId: string): Promise<void> {
    const { previous, waiting } = await this.addresses(userId);
    for (const { email } of previous) await this.mailQueue.forget(email);
    // The address may belong to somebody else by now, whose other mails stay.
    for (const { email } of waiting) await this.mailQueue.forget(email, CONFIRM_ADDRESS);
    await this.tokens.removeAllOf(userId);
    await this.keys.removeAllOf({ kind: 'user', id: userId });
  }

  private async addresses(userId: string) {
    const previous = (await this.accounts.find(userId))?.previousEmails ?? [];
    const waiting = await this.tokens.findAllUnused(userId, 'change-email');
    return { previous, waiting: waiting.map(({ email, expiresAt }) => ({ email, expiresAt })) };
  }
}
