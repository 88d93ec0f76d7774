import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { sweepSafely } from '../../../platform/schedule.ts';
import { Clock } from '../../../shared/clock.ts';
import { OneTimeTokenRepository } from '../../application/one-time-tokens.ports.ts';
import { AttemptRepository } from '../../application/passwords.ports.ts';
import { SessionRepository } from '../../application/sessions.ports.ts';

const EVERY = 5 * 60_000;

/** Removes sessions, one-time tokens and counted tries whose time is over. None of them works any more before that. */
@Injectable()
export class AuthSweeper {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly tokens: OneTimeTokenRepository,
    private readonly attempts: AttemptRepository,
    private readonly clock: Clock,
  ) {}

  @Interval(EVERY)
  tick(): Promise<void> {
    return sweepSafely(AuthSweeper.name, () => this.sweep());
  }

  async sweep(): Promise<void> {
    const now = this.clock.now();
    for (const kept of [this.sessions, this.tokens, this.attempts]) await kept.sweep(now);
  }
}
