import { Injectable } from '@nestjs/common';
import { OneTimeTokens } from '../../sessions/application/one-time-tokens.ts';

/** One-minute codes for URLs, so that no token and no personal data is ever in a URL. */
@Injectable()
export class ExchangeCodes {
  constructor(private readonly tokens: OneTimeTokens) {}

  issue(userId: string): Promise<string> {
    return this.tokens.issue('exchange', { audience: 'user', id: userId });
  }

  /** Returns the user's id once; null afterwards and for any other text. */
  async redeem(code: string): Promise<string | null> {
    return (await this.tokens.use('exchange', code))?.subjectId ?? null;
  }
}
