import { Injectable } from '@nestjs/common';
import { hashOfSecret, newLinkSecret } from '../../../shared/link-secret.ts';
import { Clock } from '../../../shared/time/clock.ts';
import { RETENTION } from '../../../shared/time/retention.ts';
import type { OneTimeToken, TokenPurpose } from '../domain/one-time-token.ts';
import type { AccountRef } from '../domain/session.ts';
import { OneTimeTokenRepository } from './one-time-tokens.ports.ts';

/** Secrets that are mailed or handed out and work once. The store has only their hashes. */
@Injectable()
export class OneTimeTokens {
  constructor(
    private readonly tokens: OneTimeTokenRepository,
    private readonly clock: Clock,
  ) {}

  /** Returns the secret to hand out: 43 characters that need no escaping in a URL. */
  async issue(purpose: TokenPurpose, { audience, id }: AccountRef, email = ''): Promise<string> {
    const secret = newLinkSecret();
    const expiresAt = new Date(this.clock.now().getTime() + RETENTION.tokens[purpose]);
    const token = { purpose, audience, subjectId: id, email, expiresAt, usedAt: null };
    await this.tokens.add({ hash: hashOfSecret(secret), ...token });
    return secret;
  }

  /** Finds a token without using it; also a used one until it expires. Returns null when there is none. */
  find(purpose: TokenPurpose, secret: string): Promise<OneTimeToken | null> {
    return this.tokens.findLive(hashOfSecret(secret), purpose, this.clock.now());
  }

  /** Uses a token; returns null when it is unknown, expired or used. */
  use(purpose: TokenPurpose, secret: string): Promise<OneTimeToken | null> {
    return this.tokens.use(hashOfSecret(secret), purpose, this.clock.now());
  }

  /**
   * Uses a secret that the store has not heard of before, until the tokens of its purpose end; false when it was used before:
   * of simultaneous calls exactly one gets it. Joins no unit of work.
   */
  useUp(purpose: TokenPurpose, secret: string, { audience, id }: AccountRef): Promise<boolean> {
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + RETENTION.tokens[purpose]);
    const token = { purpose, audience, subjectId: id, email: '', expiresAt, usedAt: now };
    return this.tokens.addNew({ hash: hashOfSecret(secret), ...token });
  }

  /** Returns the unused and unexpired ones of a subject, newest first. */
  findAllUnused(subjectId: string, purpose: TokenPurpose): Promise<OneTimeToken[]> {
    return this.tokens.findAllUnused(subjectId, purpose, this.clock.now());
  }

  removeAllOf(subjectId: string, ...purposes: TokenPurpose[]): Promise<void> {
    return this.tokens.removeAllOf(subjectId, ...purposes);
  }
}
