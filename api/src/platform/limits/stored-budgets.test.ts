import { Registry } from 'prom-client';
import { engines, openTestDatabase, type TestDatabase } from '../../../../test/support/app/database.ts';
import type { Settings } from '../../config/settings.ts';
import { PromCounts } from '../metrics/prom-counts.ts';
import { BUDGET_WINDOW_MODEL, type BudgetWindow, budgetWindowSchema } from './budget-window.schema.ts';
import { refusedFor } from './refused-for.fixture.ts';
import { StoredBudgets } from './stored-budgets.ts';

const MINUTE = 60_000;
const SETTINGS = { rateLimitScale: 1, userJwtSecret: 's'.repeat(32) } as Settings;

// Only the date is faked: the limiter reads the system clock, and the stores need their timers.
const REAL = [
  ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const),
  ...(['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const),
];

describe.each(engines())('a budget in the store, on %s', (engine) => {
  let db: TestDatabase;
  /** Creates budgets with a memory of their own, like another process. */
  let aProcess: (settings?: Settings) => StoredBudgets;
  let budgets: StoredBudgets;
  let registry: Registry;
  let counts: PromCounts;
  beforeAll(async () => {
    db = await openTestDatabase(engine);
    const model = await db.model<BudgetWindow>(BUDGET_WINDOW_MODEL, budgetWindowSchema);
    aProcess = (settings = SETTINGS) => new StoredBudgets(model, settings, counts);
  });
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: REAL });
    registry = new Registry();
    counts = new PromCounts(registry);
    budgets = aProcess();
  });
  afterEach(async () => {
    jest.useRealTimers();
    await db.clear();
  });
  afterAll(() => db.close());

  const advance = (ms: number) => jest.setSystemTime(Date.now() + ms);
  const spend = (who = 'ann', by = budgets) => refusedFor(() => by.spend('sign-in', who, 3, 15));
  const four = async (by = budgets) => [
    await spend('ann', by),
    await spend('ann', by),
    await spend('ann', by),
    await spend('ann', by),
  ];

  it('is a number of requests within some minutes, for everybody alone', async () => {
    expect(await four()).toEqual([null, null, null, 60]);
    expect(await spend('bob')).toBeNull();
    expect(await refusedFor(() => budgets.spend('reset', 'ann', 3, 15))).toBeNull();
  });

  it('is whole again when its minutes are over', async () => {
    await spend();
    await spend();
    advance(15 * MINUTE);
    expect(await four()).toEqual([null, null, null, 60]);
  });

  it('refuses for a minute, in every process, however often somebody tries meanwhile', async () => {
    await four();
    advance(20_500);
    const other = aProcess();
    for (const by of [budgets, other, other, budgets]) expect(await spend('ann', by)).toBe(40);
    advance(39_500);
    expect(await four(other)).toEqual([null, null, null, 60]);
  });

  it('refuses until its end where it is kept to the end', async () => {
    const room = (points: number, by = budgets) =>
      refusedFor(() => by.spend('room', 'ann', 100, 60, { points, untilEnd: true }));
    expect([await room(60), await room(40), await room(1)]).toEqual([null, null, 3600]);
    advance(59 * MINUTE);
    expect([await room(1), await room(1, aProcess())]).toEqual([60, 60]);
    advance(MINUTE);
    expect(await room(100)).toBeNull();
  });

  it('lasts beyond the process', async () => {
    await spend();
    await spend();
    expect(await four(aProcess())).toEqual([null, 60, 60, 60]);
  });

  it('is exact when three processes are asked at once, from the first request on and in the next window', async () => {
    const processes = [aProcess(), aProcess(), aProcess()];
    for (let window = 0; window < 2; window++) {
      const answers = await Promise.all(
        Array.from({ length: 51 }, (_, i) =>
          refusedFor(() => (processes[i % 3] ?? budgets).spend('contact', 'ann', 10, 60)),
        ),
      );
      expect(answers.filter((answer) => answer === null)).toHaveLength(10);
      expect(answers.every((answer) => answer === null || answer === 60)).toBe(true);
      advance(MINUTE);
    }
  });

  it('is never less than one request, and grows with RATE_LIMIT_SCALE', async () => {
    expect(await four(aProcess({ ...SETTINGS, rateLimitScale: 0.01 }))).toEqual([null, 60, 60, 60]);
    await db.clear();
    expect(await four(aProcess({ ...SETTINGS, rateLimitScale: 1.4 }))).toEqual([null, null, null, null]);
  });

  it('names nobody in the store', async () => {
    await budgets.spend('sign-in', 'ann@firm.test', 3, 15);
    await budgets.spend('contact', '203.0.113.7', 3, 15);
    const stored = await db.connection.collection('budgets').find().toArray();
    expect(stored).toHaveLength(2);
    // An id of the store may contain any three digits.
    expect(JSON.stringify(stored)).not.toMatch(/ann@|firm\.test|203\.0\.113/);
  });

  it('counts what it refuses, for the metrics', async () => {
    for (let times = 0; times < 5; times++) await spend();
    expect(await registry.metrics()).toContain('rate_limit_refusals_total{budget="sign-in"} 2');
  });

  it('costs the store nothing while it refuses', async () => {
    await four();
    const points = async () => (await db.connection.collection('budgets').findOne())?.['points'] as number;
    const before = await points();
    await four();
    expect(await points()).toBe(before);
  });
});
