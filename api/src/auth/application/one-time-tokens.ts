import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../shared/clock.ts';
import { TOKEN_LIFE, type OneTimeToken, type TokenPurpose } from '../domain/one-time-token.ts';
import { OneTimeTokenRepository } from './one-time-tokens.ports.ts';

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** Secrets that are mailed or handed over, and work once. The store knows only their hashes. */
@Injectable()
export class OneTimeTokens {
  constructor(
    private readonly tokens: OneTimeTokenRepository,
    private readonly clock: Clock,
  ) {}

  /** The secret to hand out: 43 characters, fit for an address. */
  async issue(purpose: TokenPurpose, subjectId: string, email = ''): Promise<string> {
    const secret = randomBytes(32).toString('base64url');
    const expiresAt = new Date(this.clock.now().getTime() + TOKEN_LIFE[purpose]);
    await this.tokens.add({ hash: hashOf(secret), purpose, subjectId, email, expiresAt, usedAt: null });
    return secret;
  }

  /** Looks without using it: also one that was used, while it has not expired. */
  look(purpose: TokenPurpose, secret: string): Promise<OneTimeToken | null> {
    return this.tokens.findLive(hashOf(secret), purpose, this.clock.now());
  }

  /** Uses it up; null when it is unknown, expired or used. */
  use(purpose: TokenPurpose, secret: string): Promise<OneTimeToken | null> {
    return this.tokens.use(hashOf(secret), purpose, this.clock.now());
  }

  removeOf(subjectId: string, purpose?: TokenPurpose): Promise<void> {
    return this.tokens.removeOf(subjectId, purpose);
  }
}
