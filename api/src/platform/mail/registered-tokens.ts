import { Injectable } from '@nestjs/common';
import { notificationOf } from '@consulting/contracts';
import type { Mail } from './mail-queue.ts';
import { UnsubscribeTokens, type TokenFor } from './unsubscribe-tokens.port.ts';

@Injectable()
export class RegisteredTokens extends UnsubscribeTokens {
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
