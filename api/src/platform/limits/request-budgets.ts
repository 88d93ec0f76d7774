import { Injectable } from '@nestjs/common';
import { coded } from '@consulting/contracts';
import { Settings } from '../../config/settings.ts';
import { Clock } from '../../shared/clock.ts';
import { DomainError } from '../../shared/errors.ts';
import { Counts } from '../metrics/counts.port.ts';
import { GENERAL, POLLING } from './budgets.ts';
import { clientAddress } from './client-address.ts';
import { WindowCounter } from './window-counter.ts';

const MINUTE = 60_000;

/**
 * Counts requests of this process in windows of `minutes`, which begin with their first request. What exceeds a budget
 * is refused for a minute; refused requests do not prolong that. Then a new window begins.
 */
@Injectable()
export class RequestBudgets {
  private readonly counters = new Map<string, WindowCounter>();

  constructor(
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly counts: Counts,
  ) {}

  /** Counts one request of `who`. DomainError `too-many` above `limit` times RATE_LIMIT_SCALE within `minutes`. */
  spend(budget: string, who: string, limit: number, minutes: number): void {
    const period = minutes * MINUTE;
    const now = this.clock.now().getTime();
    const window = this.counter(budget, period).count(who, now);
    const excess = window.count - Math.max(1, Math.round(limit * this.settings.rateLimitScale));
    if (excess <= 0) return;
    if (excess === 1) window.endsAt = now + Math.min(period, MINUTE);
    this.counts.add('rate_limit_refusals_total', { budget });
    const retryAfter = Math.ceil((window.endsAt - now) / 1000);
    throw new DomainError('too-many', coded('request.too-many'), { retryAfter });
  }

  /** What every request counts against, by its address. */
  spendOne(request: { ip: string; headers: Record<string, unknown> }): void {
    const isPoll = request.headers['x-poll'] === '1';
    const { perAddress, minutes } = isPoll ? POLLING : GENERAL;
    this.spend(isPoll ? 'polling' : 'general', clientAddress(request.ip), perAddress, minutes);
  }

  private counter(budget: string, period: number): WindowCounter {
    let counter = this.counters.get(budget);
    if (!counter) this.counters.set(budget, (counter = new WindowCounter(period)));
    return counter;
  }
}
