import { Logger } from '@nestjs/common';
import { coded } from '@consulting/contracts';
import { Registry } from 'prom-client';
import { TestClock } from '../../../../test/support/app/clock.ts';
import type { Settings } from '../../config/settings.ts';
import { PromCounts } from '../metrics/prom-counts.ts';
import type { Caller } from '../../shared/caller.ts';
import { DomainError } from '../../shared/errors.ts';
import { type Budget, GENERAL, KEYED, ONE_CLICK, POLLING } from './budgets.ts';
import { refusedFor } from './refused-for.fixture.ts';
import { RequestBudgets } from './request-budgets.ts';
import { isTooMany, tooMany } from './too-many.ts';

const MINUTE = 60_000;

describe('the budget of every request', () => {
  let clock: TestClock;
  let budgets: RequestBudgets;
  let registry: Registry;
  let counts: PromCounts;
  beforeEach(() => {
    registry = new Registry();
    counts = new PromCounts(registry);
    clock = new TestClock();
    // Three requests a minute.
    budgets = withSettings({ rateLimitScale: 3 / GENERAL.perAddress, trustProxy: 1 });
  });

  const withSettings = (settings: Pick<Settings, 'rateLimitScale' | 'trustProxy'>) =>
    new RequestBudgets(clock, settings as Settings, counts);
  const ask = (ip = '203.0.113.7', headers: Record<string, string> = {}, of = budgets) =>
    refusedFor(() => of.spendOne({ ip, headers }));

  it('is a number of requests within a minute, for every address alone', async () => {
    expect([await ask(), await ask(), await ask(), await ask()]).toEqual([null, null, null, 60]);
    expect(await ask('::ffff:203.0.113.7')).toBe(60);
    expect(await ask('203.0.113.8')).toBeNull();
  });

  it('is ten times as large for the many networks of one IPv6 customer', async () => {
    const from = (index: number) => ask(`2001:db8:7:${index.toString(16)}::1`);
    for (let times = 0; times < 3; times++)
      for (let index = 0; index < 10; index++) expect(await from(index)).toBeNull();
    expect(await from(77)).toBe(60);
    expect(await ask('2001:db8:8::1')).toBeNull();
  });

  it('counts what it refuses, for the metrics', async () => {
    for (let times = 0; times < 5; times++) await ask();
    expect(await registry.metrics()).toContain('rate_limit_refusals_total{budget="general"} 2');
  });

  it('is whole again when its minute is over', async () => {
    await ask();
    await ask();
    clock.advance(MINUTE);
    expect([await ask(), await ask(), await ask(), await ask()]).toEqual([null, null, null, 60]);
  });

  it('refuses until its minute is over, however often somebody tries meanwhile', async () => {
    await ask();
    clock.advance(20_500);
    for (let times = 0; times < 2; times++) await ask();
    expect([await ask(), await ask()]).toEqual([40, 40]);
    clock.advance(39_500);
    expect([await ask(), await ask(), await ask(), await ask()]).toEqual([null, null, null, 60]);
  });

  it('tells the seconds and the minutes to wait, at least one of each', async () => {
    await ask();
    await ask();
    await ask();
    const refusal = () => {
      try {
        budgets.spendOne({ ip: '203.0.113.7', headers: {} });
        return null;
      } catch (error) {
        const { message, details } = error as DomainError;
        return [details.retryAfter, message];
      }
    };
    const soon = 'Too many requests. Please try again in 1 min.';
    expect(refusal()).toEqual([60, soon]);
    clock.advance(MINUTE - 1);
    expect(refusal()).toEqual([1, soon]);
  });

  it('is the same one whatever a request says of itself', async () => {
    const said: Record<string, string>[] = [
      { 'x-poll': '1' },
      { authorization: 'Bearer cpk_whatever' },
      {},
      { 'x-poll': '1' },
    ];
    const found: (number | null)[] = [];
    for (const headers of said) found.push(await ask('::1', headers));
    expect(found).toEqual([null, null, null, 60]);
  });

  it.each<[string, string, Budget, Caller, Record<string, string>]>([
    ['of programs', 'keyed', KEYED, { kind: 'key', id: 'k', scopes: [] }, {}],
    [
      'of what a client refreshes by itself',
      'polling',
      POLLING,
      { kind: 'user' } as Caller,
      { 'x-poll': '1' },
    ],
  ])('is the one %s once that is known', async (_, name, { perAddress }, caller, headers) => {
    const whole = withSettings({ rateLimitScale: 1, trustProxy: 1 });
    const recount = async () => {
      const late = await ask('::1', headers, whole);
      return late ?? refusedFor(() => whole.recount({ ip: '::1', headers }, caller));
    };
    for (let times = 0; times < perAddress; times++) expect(await recount()).toBeNull();
    expect(await recount()).toBe(60);
    expect(await registry.metrics()).toContain(`rate_limit_refusals_total{budget="${name}"} 1`);
    // The budget of the address is unchanged, except for the request just refused.
    for (let times = 0; times < GENERAL.perAddress; times++) expect(await ask('::1', {}, whole)).toBeNull();
    expect(await ask('::1', {}, whole)).toBe(60);
  });

  it('is another one for what mail programs call, which uses up nothing of the people at that address', async () => {
    const whole = withSettings({ rateLimitScale: 1, trustProxy: 1 });
    const press = () => refusedFor(() => whole.spendOne({ ip: '::1', headers: {} }, { isOneClick: true }));
    for (let times = 0; times < ONE_CLICK.perAddress; times++) expect(await press()).toBeNull();
    expect(await press()).toBe(60);
    for (let times = 0; times < GENERAL.perAddress; times++) expect(await ask('::1', {}, whole)).toBeNull();
    expect(await ask('::1', {}, whole)).toBe(60);
    expect(await registry.metrics()).toContain('rate_limit_refusals_total{budget="one-click"} 1');
  });

  it('warns once of a proxy that nobody told it of', async () => {
    const warnings: unknown[] = [];
    const log = () => undefined;
    Logger.overrideLogger({ log, error: log, warn: (text: unknown) => warnings.push(text) });
    const forwarded = { 'x-forwarded-for': '198.51.100.7' };
    await ask('203.0.113.7', forwarded);
    const alone = withSettings({ rateLimitScale: 1, trustProxy: 0 });
    await ask('203.0.113.7', {}, alone);
    expect(warnings).toEqual([]);
    for (let times = 0; times < 3; times++) await ask('203.0.113.7', forwarded, alone);
    expect(warnings).toEqual([
      expect.stringMatching(/X-Forwarded-For.* TRUST_PROXY is 0\. .* set it to the number of proxies/),
    ]);
    Logger.overrideLogger(['error']);
  });
});

describe('the refusal of a used-up budget', () => {
  it.each([
    [1, 1, 1],
    [1000, 1, 1],
    [60_000, 60, 1],
    [60_001, 61, 2],
    [15 * 60_000, 900, 15],
  ])('tells after %i ms the next try in %i s, in %i min', (milliseconds, retryAfter, minutes) => {
    expect(tooMany(milliseconds)).toMatchObject({
      message: `Too many requests. Please try again in ${minutes} min.`,
      details: { retryAfter },
    });
  });

  it('is told from every other error', () => {
    expect(isTooMany(tooMany(1))).toBe(true);
    expect(isTooMany(new DomainError('unreadable', coded('cv.unreadable')))).toBe(false);
    expect(isTooMany({ kind: 'too-many' })).toBe(false);
  });
});
