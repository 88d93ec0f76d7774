import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { coded } from '@consulting/contracts';
import { Settings } from '../../config/settings.ts';
import { Counts } from '../../platform/metrics/counts.port.ts';
import { Clock } from '../../shared/clock.ts';
import { emailKey } from '../../shared/email-history.ts';
import { DomainError } from '../../shared/errors.ts';
import { RETENTION } from '../../shared/retention.ts';
import type { SessionAudience } from '../domain/session.ts';
import { AttemptRepository, PasswordHasher } from './passwords.ports.ts';

const WRONG_TRIES = 5;

/**
 * The one place where passwords are evaluated. At most 5 wrong ones for an address in any 15 minutes, also in parallel
 * and over several processes: an attempt is reserved before the check, and given back after the right password. Unknown
 * addresses have the same limit and take the same time, so that no answer tells whether they exist.
 */
@Injectable()
export class PasswordCheck {
  /**
   * The last check of each address in this process: they run one by one, so that right ones do not use up the limit.
   */
  private readonly queues = new Map<string, Promise<unknown>>();

  constructor(
    private readonly attempts: AttemptRepository,
    private readonly hasher: PasswordHasher,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly counts: Counts,
  ) {}

  hash(password: string): Promise<string> {
    return this.hasher.hash(password);
  }

  /**
   * True for the right password. `hash` is null for an unknown address, or an account without a password. Throws
   * `too-many` with the seconds to wait when this address has no attempt left, whatever the password is.
   */
  async isRight(
    audience: SessionAudience,
    email: string,
    hash: string | null,
    password: string,
  ): Promise<boolean> {
    const key = keyOf(audience, email);
    try {
      const right = await this.inTurn(key, () => this.evaluate(key, hash, password));
      this.counts.add('password_checks_total', { audience, outcome: right ? 'right' : 'wrong' });
      return right;
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'too-many')
        this.counts.add('password_checks_total', { audience, outcome: 'locked' });
      throw error;
    }
  }

  /** Forgets the wrong attempts after a password was replaced. */
  clearFailures(audience: SessionAudience, email: string): Promise<void> {
    return this.attempts.clear(keyOf(audience, email));
  }

  private async evaluate(key: string, hash: string | null, password: string): Promise<boolean> {
    const now = this.clock.now();
    const limit = Math.max(1, Math.floor(WRONG_TRIES * this.settings.rateLimitScale));
    const place = await this.attempts.reserve(
      key,
      limit,
      now,
      new Date(now.getTime() + RETENTION.wrongPasswords),
    );
    if ('freeAt' in place) throw tooManyTries(place.freeAt.getTime() - now.getTime());
    const right = await this.hasher.verify(hash, password);
    if (right) await this.attempts.release(key, place.id);
    return right;
  }

  private async inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
    const turn = (this.queues.get(key) ?? Promise.resolve()).then(work, work);
    this.queues.set(key, turn);
    try {
      return await turn;
    } finally {
      if (this.queues.get(key) === turn) this.queues.delete(key);
    }
  }
}

/** Hashed, because addresses of people without an account must not be stored. */
function keyOf(audience: SessionAudience, email: string): string {
  return createHash('sha256')
    .update(`${audience}:${emailKey(email)}`)
    .digest('hex');
}

function tooManyTries(wait: number): DomainError {
  const minutes = Math.max(1, Math.ceil(wait / 60_000));
  const said = coded('password.too-many-wrong', {
    wait: `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
  });
  return new DomainError('too-many', said, { retryAfter: Math.max(1, Math.ceil(wait / 1000)) });
}
