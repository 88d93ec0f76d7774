import { Injectable } from '@nestjs/common';
import { notificationOf, type Notification } from '@consulting/contracts';
import type { Mail } from './mail-queue.ts';

/** Returns the token that switches a group of mails off for a user; null when the user does not want a mail of it now. */
type TokenFor = (userId: string, notification: Notification) => Promise<string | null>;

/** The tokens of the links by which mails are switched off. `users`, which the platform does not know, registers here. */
@Injectable()
export class UnsubscribeTokens {
  private tokenFor: TokenFor | undefined;

  madeBy(tokenFor: TokenFor): void {
    this.tokenFor = tokenFor;
  }

  /** Undefined for a mail that cannot be switched off; null for one that was switched off after it was queued. */
  async of({ kind, wantedBy }: Pick<Mail, 'kind' | 'wantedBy'>): Promise<string | null | undefined> {
    const notification = notificationOf(kind);
    if (notification === undefined || wantedBy === undefined) return undefined;
    return this.tokenFor?.(wantedBy, notification);
  }
}
