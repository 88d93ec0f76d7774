import { createHmac, hkdfSync } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import RateLimiterMongo from 'rate-limiter-flexible/lib/RateLimiterMongo.js';
import { Settings } from '../../config/settings.ts';
import type { DomainError } from '../../shared/errors.ts';
import { Counts } from '../metrics/counts.port.ts';
import { Budgets, type Spent } from './budgets.port.ts';
import { BUDGET_WINDOW_MODEL, type BudgetWindow } from './budget-window.schema.ts';
import { isTooMany, scaled, tooMany } from './too-many.ts';

/** Milliseconds after which the store is asked again: meanwhile a request may have been given back. */
const REMEMBERED_FOR = 60_000;

/** How far the ends of one window that two requests have read may lie apart, in milliseconds. */
const SAME_WINDOW = 1000;

interface Refusal {
  /** When the window ends. */
  until: number;
  /** When the store is asked again. */
  askAgainAt: number;
}

/**
 * Counts requests in the store, exactly, across processes and restarts. A window of `minutes` begins with its first
 * request. A used-up budget refuses until it ends; what is refused, or given back, does not count.
 *
 * Each process remembers the store's refusals for a minute, so that refused requests cost the store next to nothing.
 * While the store is unavailable its error is passed on: nothing passes uncounted. Joins no transaction.
 */
@Injectable()
export class StoredBudgets extends Budgets {
  /** Most refusals remembered: about two megabytes. */
  protected readonly mostRemembered: number = 10_000;
  private readonly limiters = new Map<string, RateLimiterMongo>();
  private readonly refusals = new Map<string, Refusal>();
  private readonly secret: Buffer;

  constructor(
    @InjectModel(BUDGET_WINDOW_MODEL) private readonly windows: Model<BudgetWindow>,
    private readonly settings: Settings,
    private readonly counts: Counts,
  ) {
    super();
    this.secret = Buffer.from(hkdfSync('sha256', settings.userJwtSecret, '', 'budgets of requests', 32));
  }

  async spend(budget: string, who: string, limit: number, minutes: number, points = 1): Promise<Spent> {
    const whose = this.hashed(who);
    const key = limiterKey(budget, whose);
    this.requireUnremembered(budget, key);
    try {
      const limiter = this.limiter(budget, limit, minutes);
      const { remainingPoints, msBeforeNext } = await limiter.consume(whose, points);
      const until = Date.now() + msBeforeNext;
      return {
        allowed: this.allowed(limit),
        left: remainingPoints,
        seconds: Math.ceil(msBeforeNext / 1000),
        giveBack: () => this.giveBack(key, points, until),
      };
    } catch (failure) {
      // A rejection that is not an error holds the state of the window.
      if (failure instanceof Error) throw failure;
      const { msBeforeNext } = failure as { msBeforeNext: number };
      const until = Date.now() + msBeforeNext;
      this.remember(key, until);
      await this.giveBack(key, points, until);
      throw this.refusal(budget, msBeforeNext);
    }
  }

  /**
   * Counts a request that was answered already, and will not be given back, like `spend`. The last one that the budget
   * has room for makes `requireUnrefused` refuse those that follow, until the window ends.
   */
  async countRefused(budget: string, who: string, limit: number, minutes: number): Promise<void> {
    try {
      const { left, seconds } = await this.spend(budget, who, limit, minutes);
      if (left === 0) this.remember(limiterKey(budget, this.hashed(who)), Date.now() + seconds * 1000);
    } catch (error) {
      // Another process has counted the last one.
      if (!isTooMany(error)) throw error;
    }
  }

  /** Counts nothing. DomainError `too-many` when this process knows that a budget of `countRefused` is used up. */
  requireUnrefused(budget: string, who: string): void {
    const until = this.refusals.get(limiterKey(budget, this.hashed(who)))?.until ?? 0;
    if (until > Date.now()) throw this.refusal(budget, until - Date.now());
  }

  allowed(limit: number): number {
    return scaled(limit, this.settings.rateLimitScale);
  }

  private async giveBack(key: string, points: number, until: number): Promise<void> {
    const sameWindow = { key, expire: { $gt: new Date(), $lte: new Date(until + SAME_WINDOW) } };
    // A window that counts nothing is removed, so that a sender with many addresses leaves none behind for each.
    const { deletedCount } = await this.windows.deleteOne({ ...sameWindow, points });
    if (deletedCount === 0) await this.windows.updateOne(sameWindow, { $inc: { points: -points } });
  }

  private requireUnremembered(budget: string, key: string): void {
    const remembered = this.rememberedFor(key);
    if (remembered > 0) throw this.refusal(budget, remembered);
  }

  private refusal(budget: string, rest: number): DomainError {
    this.counts.add('rate_limit_refusals_total', { budget });
    return tooMany(rest);
  }

  /** Addresses are personal data: a reader of the store must not see whose window it is. */
  private hashed(who: string): string {
    return createHmac('sha256', this.secret).update(who).digest('base64url');
  }

  private limiter(budget: string, limit: number, minutes: number): RateLimiterMongo {
    let limiter = this.limiters.get(budget);
    if (!limiter) {
      limiter = new RateLimiterMongo({
        storeClient: this.windows.db,
        tableName: this.windows.collection.name,
        keyPrefix: budget,
        points: this.allowed(limit),
        duration: minutes * 60,
        // The schema defines the indexes.
        disableIndexesCreation: true,
      });
      this.limiters.set(budget, limiter);
    }
    return limiter;
  }

  /** Returns the milliseconds until the window ends that the store has just refused; 0 when it has to be asked. */
  private rememberedFor(key: string): number {
    const refusal = this.refusals.get(key);
    const now = Date.now();
    if (refusal && now < Math.min(refusal.askAgainAt, refusal.until)) return refusal.until - now;
    this.refusals.delete(key);
    return 0;
  }

  private remember(key: string, until: number): void {
    const [oldest] = this.refusals.keys();
    if (oldest !== undefined && this.refusals.size >= this.mostRemembered) this.refusals.delete(oldest);
    this.refusals.set(key, { until, askAgainAt: Date.now() + REMEMBERED_FOR });
  }
}

/** The key of a window, as the limiter builds it. */
const limiterKey = (budget: string, whose: string) => `${budget}:${whose}`;
