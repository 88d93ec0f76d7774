import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { coded } from '@consulting/contracts';
import { Settings } from '../../../config/settings.ts';
import { Counts } from '../../../platform/metrics/counts.port.ts';
import { Clock } from '../../../shared/clock.ts';
import { DomainError } from '../../../shared/errors.ts';
import { RETENTION } from '../../../shared/retention.ts';
import type { SessionAudience } from '../../sessions/domain/session.ts';
import { AttemptRepository } from './passwords.ports.ts';

const WRONG_TRIES = 5;

const TOO_MANY = { password: 'password.too-many-wrong', code: 'code.too-many-wrong' } as const;

/** The kind of attempt: a password, or a code of the second step. */
type Tried = 'password' | 'code';

/**
 * Limits wrong attempts to 5 for one account in any 15 minutes, also in parallel and across processes: an attempt is
 * reserved before the check and released after a right one. Passwords and codes are counted separately.
 */
@Injectable()
export class WrongTries {
  /** The last check of each key in this process. They run one by one, so that right ones do not use up the limit. */
  private readonly queues = new Map<string, Promise<unknown>>();

  constructor(
    private readonly attempts: AttemptRepository,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly counts: Counts,
  ) {}

  /**
   * Returns the result of `check`. Throws `too-many` with the seconds to wait when there is no attempt left, without
   * running it. `who` is something constant of the account; only its hash is stored.
   */
  async isRight(
    tried: Tried,
    audience: SessionAudience,
    who: string,
    check: () => Promise<boolean>,
  ): Promise<boolean> {
    const key = keyOf(tried, audience, who);
    const count = (outcome: 'right' | 'wrong' | 'locked') =>
      this.counts.add(`${tried}_checks_total`, { audience, outcome });
    try {
      const right = await this.inTurn(key, () => this.evaluate(tried, key, check));
      count(right ? 'right' : 'wrong');
      return right;
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'too-many') count('locked');
      throw error;
    }
  }

  /** Clears the wrong attempts. */
  clear(tried: Tried, audience: SessionAudience, who: string): Promise<void> {
    return this.attempts.clear(keyOf(tried, audience, who));
  }

  private async evaluate(tried: Tried, key: string, check: () => Promise<boolean>): Promise<boolean> {
    const now = this.clock.now();
    const limit = Math.max(1, Math.floor(WRONG_TRIES * this.settings.rateLimitScale));
    const until = new Date(now.getTime() + RETENTION.wrongPasswords);
    const place = await this.attempts.reserve(key, limit, now, until);
    if ('freeAt' in place) throw tooManyTries(tried, place.freeAt.getTime() - now.getTime());
    let isWrong = false;
    try {
      isWrong = !(await check());
      return !isWrong;
    } finally {
      // An internal error does not count as a wrong attempt.
      if (!isWrong) await this.attempts.release(key, place.id);
    }
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

/** Hashes, because addresses of people without an account must not be stored. Password keys keep their old form. */
function keyOf(tried: Tried, audience: SessionAudience, who: string): string {
  const text = tried === 'password' ? `${audience}:${who}` : `${tried}:${audience}:${who}`;
  return createHash('sha256').update(text).digest('hex');
}

function tooManyTries(tried: Tried, milliseconds: number): DomainError {
  const minutes = Math.max(1, Math.ceil(milliseconds / 60_000));
  const said = coded(TOO_MANY[tried], {
    wait: `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
  });
  return new DomainError('too-many', said, { retryAfter: Math.max(1, Math.ceil(milliseconds / 1000)) });
}
