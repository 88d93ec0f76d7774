import { isIPv6 } from 'node:net';
import { clientAddress, clientNetwork } from '../../shared/http/client-address.ts';
import { type Budget, type BudgetName, BUDGETS, DAY, NETWORK_TIMES, REFUSED_TIMES } from './budgets.ts';
import type { Spent } from './budgets.port.ts';
import type { StoredBudgets } from './stored-budgets.ts';
import { isTooMany } from './too-many.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by `AddressLimits` for a handler with a `@Limit`. */
    counted?: CountedRequest;
  }
}

/** Statuses of requests that were refused for what they say, before anything was done. */
const GIVEN_BACK = [400, 404, 413, 415];

/** A request for a handler with a `@Limit`, and what was counted for it. */
export class CountedRequest {
  private readonly budget: Budget;
  private readonly network: string;
  /**
   * Who sends it, and how many times `perAddress` they have. The network comes first: once it is refused, none of its
   * many addresses makes the store begin a window.
   */
  private readonly senders: readonly { of: string; who: string; times: number }[];
  private spent: Spent[] = [];

  constructor(
    private readonly budgets: StoredBudgets,
    private readonly name: BudgetName,
    ip: string,
  ) {
    this.budget = BUDGETS[name];
    this.network = clientNetwork(ip);
    const address = clientAddress(ip);
    this.senders = [
      ...(isIPv6(address) ? [{ of: 'of a network', who: this.network, times: NETWORK_TIMES }] : []),
      { of: 'of an address', who: address, times: 1 },
    ];
  }

  /** Counts it for its address, its network and all together; for none of them when one refuses (`too-many`). */
  countAddress(): Promise<void> {
    return this.allOrNone(async () => {
      const { perAddress, minutes, addressMinutes = minutes, forAll } = this.budget;
      for (const { of, who } of this.senders) this.budgets.requireUnrefused(this.refused(of), who);
      for (const { of, who, times } of this.senders)
        await this.spend(of, who, perAddress * times, addressMinutes);
      if (!forAll) return;
      try {
        await this.spend('of all', '', forAll.requests);
      } catch (error) {
        if (!isTooMany(error)) throw error;
        await this.spend('of a network while all are slowed', this.network, forAll.thenPerNetwork);
      }
    });
  }

  /** Counts it for its account; for nobody when that refuses (`too-many`). */
  countAccount(account: string): Promise<void> {
    return this.allOrNone(async () => {
      const { perAccount, perDay } = this.budget;
      if (perAccount !== undefined) await this.spend('of an account', account, perAccount);
      if (perDay !== undefined) await this.spend('of an account, a day', account, perDay, DAY);
    });
  }

  /** Moves a request that was refused for what it says to the refused ones of its senders. */
  async answeredWith(status: number): Promise<void> {
    const { acceptedOnly, perAddress, minutes } = this.budget;
    if (!acceptedOnly || !GIVEN_BACK.includes(status) || this.spent.length === 0) return;
    await this.giveBack();
    for (const { of, who, times } of this.senders)
      await this.budgets.countRefused(this.refused(of), who, perAddress * times * REFUSED_TIMES, minutes);
  }

  /** Returns the budget of requests that were refused for what they say. */
  private refused(of: string): string {
    return `${this.name} ${of}, refused`;
  }

  private async spend(of: string, who: string, limit: number, minutes = this.budget.minutes): Promise<void> {
    this.spent.push(await this.budgets.spend(`${this.name} ${of}`, who, limit, minutes));
  }

  private async allOrNone(count: () => Promise<void>): Promise<void> {
    try {
      await count();
    } catch (error) {
      if (isTooMany(error)) await this.giveBack();
      throw error;
    }
  }

  private async giveBack(): Promise<void> {
    const { spent } = this;
    this.spent = [];
    for (const each of spent) await each.giveBack();
  }
}
