import { isIPv6 } from 'node:net';
import { Injectable, Logger } from '@nestjs/common';
import { Settings } from '../../config/settings.ts';
import type { Caller } from '../../shared/caller.ts';
import { Clock } from '../../shared/time/clock.ts';
import { Counts } from '../metrics/counts.port.ts';
import { type Budget, GENERAL, KEYED, NETWORK_TIMES, ONE_CLICK, POLLING } from './budgets.ts';
import { clientAddress, clientNetwork } from '../../shared/http/client-address.ts';
import { isPoll } from '../../shared/http/poll.ts';
import { scaled, tooMany } from './too-many.ts';
import { WindowCounter } from './window-counter.ts';

const MINUTE = 60_000;

interface Asked {
  ip: string;
  headers: Record<string, unknown>;
}

/**
 * The budgets of every request, by network address. Counted in this process, because it must cost next to nothing. A
 * window begins with its first request. A used-up budget refuses until the window ends.
 */
@Injectable()
export class RequestBudgets {
  private readonly log = new Logger('Limits');
  private readonly general: OwnBudget;
  private readonly polling: OwnBudget;
  private readonly keyed: OwnBudget;
  private readonly oneClick: OwnBudget;
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
    this.oneClick = budget('one-click', ONE_CLICK);
    this.mayBeProxied = trustProxy === 0;
  }

  /**
   * Counts an incoming request, whatever its headers say. DomainError `too-many` when its address has used up its
   * budget. `isOneClick`: against `ONE_CLICK` instead of `GENERAL`.
   */
  spendOne({ ip, headers }: Asked, { isOneClick = false } = {}): void {
    if (this.mayBeProxied && headers['x-forwarded-for'] !== undefined) this.warnOfProxy();
    (isOneClick ? this.oneClick : this.general).spend(ip, this.now());
  }

  /**
   * Moves a request to another budget once its caller is known: programs and automatic refreshes of the client have
   * their own. DomainError `too-many` when that budget is used up.
   */
  recount({ ip, headers }: Asked, { kind }: Caller): void {
    const own = kind === 'key' ? this.keyed : isPoll(headers) ? this.polling : undefined;
    if (!own) return;
    this.general.giveBack(ip);
    own.spend(ip, this.now());
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

  giveBack(ip: string): void {
    for (const [who] of this.bounds(ip)) this.counter.takeBack(who);
  }

  spend(ip: string, now: number): void {
    for (const [who, limit] of this.bounds(ip)) {
      const window = this.counter.count(who, now);
      if (window.count <= limit) continue;
      this.onRefusal();
      throw tooMany(window.endsAt - now);
    }
  }

  /** Returns who is counted, and how many requests each may send: an address, and the network of an IPv6 one. */
  private bounds(ip: string): [who: string, limit: number][] {
    const address = clientAddress(ip);
    const own: [string, number] = [address, this.limit];
    return isIPv6(address) ? [own, [clientNetwork(ip), this.limit * NETWORK_TIMES]] : [own];
  }
}
