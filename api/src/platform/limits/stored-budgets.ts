import { createHmac, hkdfSync } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import RateLimiterMongo from 'rate-limiter-flexible/lib/RateLimiterMongo.js';
import { Settings } from '../../config/settings.ts';
import type { DomainError } from '../../shared/errors.ts';
import { Counts } from '../metrics/counts.port.ts';
import { Budgets, type BudgetState, type Spending } from './budgets.port.ts';
import { BUDGET_WINDOW_MODEL, type BudgetWindow } from './budget-window.schema.ts';
import { REFUSED_FOR, scaled, tooMany } from './too-many.ts';

/** Most refusals remembered: about two megabytes. */
const MOST = 10_000;

/**
 * Counts requests in the store, exactly, across processes and restarts. A window of `minutes` begins with its first
 * request. A used-up budget refuses for a minute, or until the window ends; refused requests do not prolong that. Then
 * a new window begins.
 *
 * Each process remembers the store's refusals, so that refused requests cost the store nothing. While the store is
 * unavailable its error is passed on: nothing passes uncounted. Joins no transaction.
 */
@Injectable()
export class StoredBudgets extends Budgets {
  private readonly limiters = new Map<string, RateLimiterMongo>();
  private readonly refusedUntil = new Map<string, number>();
  private readonly secret: Buffer;

  constructor(
    @InjectModel(BUDGET_WINDOW_MODEL) private readonly windows: Model<BudgetWindow>,
    private readonly settings: Settings,
    private readonly counts: Counts,
  ) {
    super();
    this.secret = Buffer.from(hkdfSync('sha256', settings.userJwtSecret, '', 'budgets of requests', 32));
  }

  async spend(
    budget: string,
    who: string,
    limit: number,
    minutes: number,
    { points = 1, untilEnd = false }: Spending = {},
  ): Promise<BudgetState> {
    const whose = this.hashed(who);
    const key = `${budget}:${whose}`;
    const remembered = this.rememberedFor(key);
    if (remembered > 0) throw this.refusal(budget, remembered);
    try {
      const limiter = this.limiter(budget, limit, minutes, untilEnd);
      const { remainingPoints, msBeforeNext } = await limiter.consume(whose, points);
      return { allowed: this.allowed(limit), left: remainingPoints, seconds: Math.ceil(msBeforeNext / 1000) };
    } catch (failure) {
      // A rejection that is not an error holds the state of the window.
      if (failure instanceof Error) throw failure;
      const { msBeforeNext } = failure as { msBeforeNext: number };
      // Until the block is stored, the window still has its old end.
      const rest = untilEnd ? msBeforeNext : Math.min(msBeforeNext, REFUSED_FOR);
      this.remember(key, Date.now() + rest);
      throw this.refusal(budget, rest);
    }
  }

  allowed(limit: number): number {
    return scaled(limit, this.settings.rateLimitScale);
  }

  private refusal(budget: string, rest: number): DomainError {
    this.counts.add('rate_limit_refusals_total', { budget });
    return tooMany(rest);
  }

  /** Addresses are personal data: a reader of the store must not see whose window it is. */
  private hashed(who: string): string {
    return createHmac('sha256', this.secret).update(who).digest('base64url');
  }

  private limiter(budget: string, limit: number, minutes: number, untilEnd: boolean): RateLimiterMongo {
    let limiter = this.limiters.get(budget);
    if (!limiter) {
      limiter = new RateLimiterMongo({
        storeClient: this.windows.db,
        tableName: this.windows.collection.name,
        keyPrefix: budget,
        points: this.allowed(limit),
        duration: minutes * 60,
        blockDuration: untilEnd ? 0 : REFUSED_FOR / 1000,
        // The schema defines the indexes.
        disableIndexesCreation: true,
      });
      this.limiters.set(budget, limiter);
    }
    return limiter;
  }

  /** Returns the milliseconds for which this process knows that the store refuses. */
  private rememberedFor(key: string): number {
    const rest = (this.refusedUntil.get(key) ?? 0) - Date.now();
    if (rest <= 0) this.refusedUntil.delete(key);
    return rest;
  }

  private remember(key: string, until: number): void {
    const [oldest] = this.refusedUntil.keys();
    if (oldest !== undefined && this.refusedUntil.size >= MOST) this.refusedUntil.delete(oldest);
    this.refusedUntil.set(key, until);
  }
}
