import { Injectable } from '@nestjs/common';
import { Scheduled } from '../../../../platform/schedule/scheduled.ts';
import { Clock } from '../../../../shared/time/clock.ts';
import { SWEEP_EVERY } from '../../../../shared/time/retention.ts';
import { AccountsService } from '../../../../users/application/accounts.service.ts';
import { AdminRepository } from '../../../admins/application/admins.ports.ts';
import { FactorRepository } from '../../../second-factor/application/factors.ports.ts';
import { OneTimeTokenRepository } from '../../../sessions/application/one-time-tokens.ports.ts';
import { AttemptRepository } from '../../../passwords/application/passwords.ports.ts';
import { SessionRepository } from '../../../sessions/application/sessions.ports.ts';

/**
 * Removes expired sessions, one-time tokens, counted attempts, offered keys of apps and previous addresses. They stop
 * working when they expire, not when they are removed.
 */
@Injectable()
export class AuthSweeper {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly tokens: OneTimeTokenRepository,
    private readonly attempts: AttemptRepository,
    private readonly factors: FactorRepository,
    private readonly accounts: AccountsService,
    private readonly admins: AdminRepository,
    private readonly clock: Clock,
  ) {}

  @Scheduled('auth.sweep', { every: SWEEP_EVERY.minutes })
  async sweep(): Promise<void> {
    const now = this.clock.now();
    const all = [this.sessions, this.tokens, this.attempts, this.factors, this.accounts, this.admins];
    for (const kept of all) await kept.sweep(now);
  }
}
