import { Injectable, Logger } from '@nestjs/common';
import { Settings } from '../../config/settings.ts';
import { Clock } from '../../shared/clock.ts';
import { type Budget, GENERAL, POLLING } from './budgets.ts';
import { clientAddress } from './client-address.ts';
import { REFUSED_FOR, scaled, tooMany } from './too-many.ts';
import { WindowCounter } from './window-counter.ts';

const MINUTE = 60_000;

/**
 * What every request counts against, by its address. Counted in this process: it must cost nothing. A window begins with
 * its first request. What exceeds the budget is refused for a minute; refused requests do not prolong that. Then a new
 * window begins.
 */
@Injectable()
export class RequestBudgets {
  private readonly log = new Logger('Limits');
  private readonly general: OwnBudget;
  private readonly polling: OwnBudget;
  private mayBeProxied: boolean;

  constructor(
    private readonly clock: Clock,
    { rateLimitScale, trustProxy }: Settings,
  ) {
    this.general = new OwnBudget(GENERAL, rateLimitScale);
    this.polling = new OwnBudget(POLLING, rateLimitScale);
    this.mayBeProxied = trustProxy === 0;
  }

  /** DomainError `too-many` when the budget of its address is used up. */
  spendOne({ ip, headers }: { ip: string; headers: Record<string, unknown> }): void {
    if (this.mayBeProxied && headers['x-forwarded-for'] !== undefined) this.warnOfProxy();
    const budget = headers['x-poll'] === '1' ? this.polling : this.general;
    budget.spend(clientAddress(ip), this.clock.now().getTime());
  }

  /** Once: then everybody behind the proxy shares one address, and one budget. */
  private warnOfProxy(): void {
    this.mayBeProxied = false;
    this.log.warn(
      'A request came with X-Forwarded-For, which is ignored because TRUST_PROXY is 0. ' +
        'Behind a proxy set it to the number of proxies; otherwise all visitors share one budget of requests.',
    );
  }
}

class OwnBudget {
  private readonly counter: WindowCounter;
  private readonly limit: number;

  constructor({ perAddress, minutes }: Budget, scale: number) {
    this.counter = new WindowCounter(minutes * MINUTE);
    this.limit = scaled(perAddress, scale);
  }

  spend(who: string, now: number): void {
    const window = this.counter.count(who, now);
    const excess = window.count - this.limit;
    if (excess <= 0) return;
    if (excess === 1) window.endsAt = now + REFUSED_FOR;
    throw tooMany(window.endsAt - now);
  }
}
