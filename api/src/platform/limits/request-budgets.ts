import { Injectable } from '@nestjs/common';
import { ThrottlerStorageService } from '@nestjs/throttler';
import { coded } from '@consulting/contracts';
import { Settings } from '../../config/settings.ts';
import { DomainError } from '../../shared/errors.ts';

const MINUTE = 60_000;

/** Counts requests of this process and refuses those above a budget. */
@Injectable()
export class RequestBudgets {
  constructor(
    private readonly storage: ThrottlerStorageService,
    private readonly settings: Settings,
  ) {}

  /** Counts one request of `who`. DomainError `too-many` above `limit` times RATE_LIMIT_SCALE within `minutes`. */
  async spend(budget: string, who: string, limit: number, minutes: number): Promise<void> {
    const scaled = Math.max(1, Math.round(limit * this.settings.rateLimitScale));
    const period = minutes * MINUTE;
    const { isBlocked, timeToExpire, timeToBlockExpire } = await this.storage.increment(
      `${budget} ${who}`,
      period,
      scaled,
      // Refused requests prolong the refusal by a minute at most.
      Math.min(period, MINUTE),
      budget,
    );
    if (!isBlocked) return;
    const retryAfter = Math.max(1, timeToBlockExpire > 0 ? timeToBlockExpire : timeToExpire);
    throw new DomainError('too-many', coded('request.too-many'), {
      retryAfter,
    });
  }
}
