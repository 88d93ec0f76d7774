import { Registry } from 'prom-client';
import { TestClock } from '../../../../test/support/clock.ts';
import type { Settings } from '../../config/settings.ts';
import { DomainError } from '../../shared/errors.ts';
import { PromCounts } from '../metrics/prom-counts.ts';
import { GENERAL, POLLING } from './budgets.ts';
import { RequestBudgets } from './request-budgets.ts';

const MINUTE = 60_000;

describe('a budget', () => {
  let clock: TestClock;
  let budgets: RequestBudgets;
  let registry: Registry;
  beforeEach(() => {
    registry = new Registry();
    clock = new TestClock();
    budgets = new RequestBudgets(clock, { rateLimitScale: 1 } as Settings, new PromCounts(registry));
  });

  /** Seconds until the next try; null when it was within the budget. */
  const refused = (spend: () => void): number | null => {
    try {
      spend();
      return null;
    } catch (error) {
      if (!(error instanceof DomainError) || error.kind !== 'too-many') throw error;
      return error.details.retryAfter ?? null;
    }
  };
  const spend = (who = 'ann') => refused(() => budgets.spend('sign-in', who, 3, 15));

  it('is a number of requests within some minutes, for everybody alone', () => {
    expect([spend(), spend(), spend(), spend()]).toEqual([null, null, null, 60]);
    expect(spend('bob')).toBeNull();
    expect(refused(() => budgets.spend('reset', 'ann', 3, 15))).toBeNull();
  });

  it('counts what it refuses, for the metrics', async () => {
    for (let times = 0; times < 5; times++) spend();
    expect(await registry.metrics()).toContain('rate_limit_refusals_total{budget="sign-in"} 2');
  });

  it('is whole again when its minutes are over', () => {
    spend();
    spend();
    clock.advance(15 * MINUTE);
    expect([spend(), spend(), spend(), spend()]).toEqual([null, null, null, 60]);
  });

  it('refuses for a minute, however often somebody tries meanwhile', () => {
    for (let times = 0; times < 4; times++) spend();
    clock.advance(20_500);
    expect([spend(), spend()]).toEqual([40, 40]);
    clock.advance(39_500);
    expect([spend(), spend(), spend(), spend()]).toEqual([null, null, null, 60]);
  });

  it('is another one for what a client refreshes by itself', () => {
    const ask = (headers: Record<string, string> = {}) =>
      refused(() => budgets.spendOne({ ip: '::ffff:203.0.113.7', headers }));
    for (let times = 0; times < GENERAL.perAddress; times++) expect(ask()).toBeNull();
    expect(ask()).toBe(60);
    for (let times = 0; times < POLLING.perAddress; times++) ask({ 'x-poll': '1' });
    expect(ask({ 'x-poll': '1' })).toBe(60);
  });
});
