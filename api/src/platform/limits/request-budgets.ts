import { Injectable, Logger } from '@nestjs/common';
import { Settings } from '../../config/settings.ts';
import type { Caller } from '../../shared/caller.ts';
import { Clock } from '../../shared/time/clock.ts';
import { Counts } from '../metrics/counts.port.ts';
import { type Budget, GENERAL, KEYED, POLLING } from './budgets.ts';
import { clientAddress } from '../../shared/http/client-address.ts';
import { REFUSED_FOR, scaled, tooMany } from './too-many.ts';
import { WindowCounter } from './window-counter.ts';

const MINUTE = 60_000;

interface Asked {
  ip: string;
  headers: Record<string, unknown>;
}

/**
 * The budgets of every request, by network address. Counted in this process, because it must cost next to nothing. A
 * window begins with its first request. A used-up budget refuses for a minute; refused requests do not prolong that.
 * Then a new window begins.
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

  /**
   * Counts an incoming request, whatever its headers say. DomainError `too-many` when its address has used up its
   * budget.
   */
  spendOne({ ip, headers }: Asked): void {
    if (this.mayBeProxied && headers['x-forwarded-for'] !== undefined) this.warnOfProxy();
    this.general.spend(clientAddress(ip), this.now());
  }

  /**
   * Moves a request to another budget once its caller is known: programs and automatic refreshes of the client have
   * their own. DomainError `too-many` when that budget is used up.
   */
  recount({ ip, headers }: Asked, { kind }: Caller): void {
    const own = kind === 'key' ? this.keyed : headers['x-poll'] === '1' ? this.polling : undefined;
    if (!own) return;
    const address = clientAddress(ip);
    this.general.giveBack(address);
    own.spend(address, this.now());
  }

  private now(): number {
    return this.clock.now().getTime();
  }

  /** Warns once: behind an undeclared proxy all callers share one address, and so one budget. */
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

  giveBack(who: string): void {
    this.counter.takeBack(who);
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
