import { Injectable, Logger } from '@nestjs/common';
import { Settings } from '../../config/settings.ts';
import { Clock } from '../../shared/clock.ts';
import { keyOf } from '../../shared/http/bearer-key.ts';
import { Counts } from '../metrics/counts.port.ts';
import { type Budget, GENERAL, KEYED, POLLING } from './budgets.ts';
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
  private readonly keyed: OwnBudget;
  private mayBeProxied: boolean;

  constructor(
    private readonly clock: Clock,
    { rateLimitScale, trustProxy }: Settings,
    counts: Counts,
  ) {
    const budget = (name: string, { perAddress, minutes }: Budget) =>
      new OwnBudget(scaled(perAddress, rateLimitScale), minutes, () =>
        counts.add('rate_limit_refusals_total', { budget: name }),
      );
    this.general = budget('general', GENERAL);
    this.polling = budget('polling', POLLING);
    this.keyed = budget('keyed', KEYED);
    this.mayBeProxied = trustProxy === 0;
  }

  /** DomainError `too-many` when the budget of its address is used up. */
  spendOne({ ip, headers }: { ip: string; headers: Record<string, unknown> }): void {
    if (this.mayBeProxied && headers['x-forwarded-for'] !== undefined) this.warnOfProxy();
    this.budgetOf(headers).spend(clientAddress(ip), this.clock.now().getTime());
  }

  private budgetOf(headers: Record<string, unknown>): OwnBudget {
    if (keyOf(headers) !== undefined) return this.keyed;
    return headers['x-poll'] === '1' ? this.polling : this.general;
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

  constructor(
    private readonly limit: number,
    minutes: number,
    private readonly onRefusal: () => void,
  ) {
    this.counter = new WindowCounter(minutes * MINUTE);
  }

  spend(who: string, now: number): void {
    const window = this.counter.count(who, now);
    const excess = window.count - this.limit;
    if (excess <= 0) return;
    if (excess === 1) window.endsAt = now + REFUSED_FOR;
    this.onRefusal();
    throw tooMany(window.endsAt - now);
  }
}
