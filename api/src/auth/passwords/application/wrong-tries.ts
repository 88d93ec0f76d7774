import { createHash, createHmac, hkdfSync } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { coded } from '@consulting/contracts';
import { Settings } from '../../../config/settings.ts';
import { Counts } from '../../../platform/metrics/counts.port.ts';
import { Clock } from '../../../shared/time/clock.ts';
import { DomainError } from '../../../shared/errors.ts';
import { RETENTION } from '../../../shared/time/retention.ts';
import type { SessionAudience } from '../../sessions/domain/session.ts';
import { AttemptRepository, type AttemptShare } from './passwords.ports.ts';

const WRONG_TRIES = 5;

/**
 * Wrong attempts at one account from all networks together. NIST SP 800-63B allows 100 passwords. A code has only a
 * million values and is guessed by somebody who has the password.
 */
const FROM_ALL_NETWORKS = { password: 100, code: 20 } as const;

const TOO_MANY = { password: 'password.too-many-wrong', code: 'code.too-many-wrong' } as const;

/** The kind of attempt: a password, or a code of the second step. */
type Tried = 'password' | 'code';

/**
 * Who makes an attempt: anybody in a network (an IPv4 address, or the /64 network of an IPv6 one), a known device of
 * the account, or one of its live sessions.
 */
export type TriesBy = { network: string } | { device: string } | { session: string };

/**
 * Limits wrong attempts in any 15 minutes, also in parallel and across processes: an attempt is reserved before the
 * check and released after a right one. Passwords and codes are counted separately.
 *
 * A network has 5 at one account, and all networks together have `FROM_ALL_NETWORKS`, so that many of them do not guess
 * without end. A known device and a live session have 5 of their own: however often strangers try, they lock neither.
 */
@Injectable()
export class WrongTries {
  /** The last check of each key in this process. They run one by one, so that right ones do not use up the limit. */
  private readonly queues = new Map<string, Promise<unknown>>();
  private readonly secret: Buffer;

  constructor(
    private readonly attempts: AttemptRepository,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly counts: Counts,
  ) {
    this.secret = Buffer.from(hkdfSync('sha256', settings.userJwtSecret, '', 'wrong tries', 32));
  }

  /**
   * Returns the result of `check`. Throws `too-many` with the seconds to wait when there is no attempt left, without
   * running it. `who` is something constant of the account; only its hash is stored.
   */
  async isRight(
    tried: Tried,
    audience: SessionAudience,
    who: string,
    by: TriesBy,
    check: () => Promise<boolean>,
  ): Promise<boolean> {
    const counted = this.countedFor(tried, keyOf(tried, audience, who), by);
    const count = (outcome: 'right' | 'wrong' | 'locked') =>
      this.counts.add(`${tried}_checks_total`, { audience, outcome });
    try {
      const right = await this.inTurn(counted.share?.of ?? counted.key, () =>
        this.evaluate(tried, counted, check),
      );
      count(right ? 'right' : 'wrong');
      return right;
    } catch (error) {
      if (error instanceof DomainError && error.code === TOO_MANY[tried]) count('locked');
      throw error;
    }
  }

  /** Clears the wrong attempts of all networks. */
  clear(tried: Tried, audience: SessionAudience, who: string): Promise<void> {
    return this.attempts.clear(keyOf(tried, audience, who));
  }

  private async evaluate(
    tried: Tried,
    { key, limit, share }: Counted,
    check: () => Promise<boolean>,
  ): Promise<boolean> {
    const now = this.clock.now();
    const until = new Date(now.getTime() + RETENTION.wrongPasswords);
    const place = await this.attempts.reserve(key, limit, now, until, share);
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

  /** One document counts both what a network tried and what all did, so that an attempt is one conditional write. */
  private countedFor(tried: Tried, account: string, by: TriesBy): Counted {
    const limit = this.scaled(WRONG_TRIES);
    const [[kind, id] = []] = Object.entries(by);
    // Keyed, because a plain hash of an IPv4 address can be found by trying all.
    const part = createHmac('sha256', this.secret).update(`${account}:${kind}:${id}`).digest('hex');
    if (kind !== 'network') return { key: part, limit };
    return { key: account, limit: this.scaled(FROM_ALL_NETWORKS[tried]), share: { of: part, limit } };
  }

  private scaled(limit: number): number {
    return Math.max(1, Math.floor(limit * this.settings.rateLimitScale));
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

/** Where an attempt is counted, and with which limits. */
interface Counted {
  key: string;
  limit: number;
  share?: AttemptShare;
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
