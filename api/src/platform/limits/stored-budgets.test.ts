import { Registry } from 'prom-client';
import { engines, openTestDatabase, type TestDatabase } from '../../../../test/support/app/database.ts';
import type { Settings } from '../../config/settings.ts';
import { DomainError } from '../../shared/errors.ts';
import { PromCounts } from '../metrics/prom-counts.ts';
import { BUDGET_WINDOW_MODEL, type BudgetWindow, budgetWindowSchema } from './budget-window.schema.ts';
import { refusedFor } from './refused-for.fixture.ts';
import { StoredBudgets } from './stored-budgets.ts';

const MINUTE = 60_000;
/** Seconds of a window of 15 minutes. */
const WINDOW = 15 * 60;
const SETTINGS = { rateLimitScale: 1, userJwtSecret: 's'.repeat(32) } as Settings;

/** Remembers two refusals. */
class ForgetfulBudgets extends StoredBudgets {
  protected override readonly mostRemembered = 2;
}

// Only the date is faked: the limiter reads the system clock, and the stores need their timers.
const REAL = [
  ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const),
  ...(['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const),
];

describe.each(engines())('a budget in the store, on %s', (engine) => {
  let db: TestDatabase;
  /** Creates budgets with a memory of their own, like another process. */
  let aProcess: (settings?: Settings) => StoredBudgets;
  let forgetful: () => StoredBudgets;
  let budgets: StoredBudgets;
  let registry: Registry;
  let counts: PromCounts;
  beforeAll(async () => {
    db = await openTestDatabase(engine);
    const model = await db.model<BudgetWindow>(BUDGET_WINDOW_MODEL, budgetWindowSchema);
    aProcess = (settings = SETTINGS) => new StoredBudgets(model, settings, counts);
    forgetful = () => new ForgetfulBudgets(model, SETTINGS, counts);
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
  const annSpends = () => budgets.spend('sign-in', 'ann', 3, 15);
  const four = async (by = budgets) => [
    await spend('ann', by),
    await spend('ann', by),
    await spend('ann', by),
    await spend('ann', by),
  ];

  it('is a number of requests within some minutes, for everybody alone', async () => {
    expect(await four()).toEqual([null, null, null, WINDOW]);
    expect(await spend('bob')).toBeNull();
    expect(await refusedFor(() => budgets.spend('reset', 'ann', 3, 15))).toBeNull();
  });

  it('is whole again when its minutes are over', async () => {
    await spend();
    await spend();
    advance(15 * MINUTE);
    expect(await four()).toEqual([null, null, null, WINDOW]);
  });

  it('refuses until its minutes are over, in every process, however often somebody tries meanwhile', async () => {
    await four();
    const other = aProcess();
    for (let minute = 1; minute < 15; minute++) {
      advance(MINUTE);
      for (const by of [budgets, other, aProcess()])
        expect(await spend('ann', by)).toBe(WINDOW - minute * 60);
    }
    advance(MINUTE);
    expect(await four(other)).toEqual([null, null, null, WINDOW]);
  });

  it('lets an hour of tries through as often as it says', async () => {
    let passed = 0;
    for (let second = 0; second < 3600; second += 5) {
      if ((await refusedFor(() => budgets.spend('guests', 'ann', 20, 60))) === null) passed++;
      advance(5000);
    }
    expect(passed).toBe(20);
  });

  it('counts what is given back no more, in the same window', async () => {
    const spent = [await annSpends(), await annSpends()];
    for (const each of spent) await each.giveBack();
    expect(await four()).toEqual([null, null, null, WINDOW]);
    advance(15 * MINUTE);
    await spend();
    for (const each of spent) await each.giveBack();
    expect([await spend(), await spend(), await spend()]).toEqual([null, null, WINDOW]);
  });

  it('leaves nothing behind when all was given back', async () => {
    const windows = () => db.connection.collection('budgets').countDocuments();
    const spent = [await annSpends(), await annSpends()];
    await spent[0]?.giveBack();
    expect(await windows()).toBe(1);
    await spent[1]?.giveBack();
    expect(await windows()).toBe(0);
    expect(await four()).toEqual([null, null, null, WINDOW]);
  });

  it('refuses what follows the last one that was refused for what it says, until its minutes are over', async () => {
    const count = (by = budgets) => by.countRefused('sign-in, refused', 'ann', 3, 15);
    const refused = (by = budgets) => refusedFor(() => by.requireUnrefused('sign-in, refused', 'ann'));
    const other = aProcess();
    await count();
    await count(other);
    expect([await refused(), await refused(other)]).toEqual([null, null]);
    await count();
    expect([await refused(), await refused(other)]).toEqual([WINDOW, null]);
    // Another process learns of it by the next one.
    await count(other);
    for (let minute = 1; minute < 15; minute++) {
      advance(MINUTE);
      expect([await refused(), await refused(other)]).toEqual([WINDOW - minute * 60, WINDOW - minute * 60]);
    }
    advance(MINUTE);
    expect([await refused(), await refused(other)]).toEqual([null, null]);
  });

  it('has room again within a minute for what others gave back after it was used up', async () => {
    const spent = await budgets.spend('sign-in', 'ann', 3, 15);
    const other = aProcess();
    expect([await spend(), await spend(), await spend('ann', other)]).toEqual([null, null, WINDOW]);
    await spent.giveBack();
    advance(MINUTE);
    expect([await spend('ann', other), await spend()]).toEqual([null, WINDOW - 60]);
  });

  it('counts points where a request has several', async () => {
    const room = (points: number, by = budgets) => refusedFor(() => by.spend('room', 'ann', 100, 60, points));
    expect([await room(60), await room(40), await room(1)]).toEqual([null, null, 3600]);
    advance(59 * MINUTE);
    expect([await room(1), await room(1, aProcess())]).toEqual([60, 60]);
    advance(MINUTE);
    expect(await room(100)).toBeNull();
  });

  it('lasts beyond the process', async () => {
    await spend();
    await spend();
    expect(await four(aProcess())).toEqual([null, WINDOW, WINDOW, WINDOW]);
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
      expect(answers.every((answer) => answer === null || answer === 3600)).toBe(true);
      advance(60 * MINUTE);
    }
  });

  it('is never less than one request, and grows with RATE_LIMIT_SCALE', async () => {
    const fourAt = (rateLimitScale: number) => four(aProcess({ ...SETTINGS, rateLimitScale }));
    expect(await fourAt(0.01)).toEqual([null, WINDOW, WINDOW, WINDOW]);
    await db.clear();
    expect(await fourAt(1.4)).toEqual([null, null, null, null]);
  });

  it('names nobody in the store', async () => {
    await budgets.spend('sign-in', 'ann@firm.test', 3, 15);
    await budgets.spend('contact', '203.0.113.7', 3, 15);
    const stored = await db.connection.collection('budgets').find().toArray();
    expect(stored).toHaveLength(2);
    // An id of the store may contain any three digits.
    expect(JSON.stringify(stored)).not.toMatch(/ann@|firm\.test|203\.0\.113/);
    // The hash has a key of the installation, so that nobody finds a window by hashing an address.
    await aProcess({ ...SETTINGS, userJwtSecret: 't'.repeat(32) }).spend('sign-in', 'ann@firm.test', 3, 15);
    expect(await db.connection.collection('budgets').countDocuments()).toBe(3);
  });

  it('counts what it refuses, for the metrics', async () => {
    for (let times = 0; times < 5; times++) await spend();
    expect(await registry.metrics()).toContain('rate_limit_refusals_total{budget="sign-in"} 2');
  });

  it('does not ask the store for a minute after it refused', async () => {
    await four();
    await db.clear();
    advance(MINUTE - 1);
    expect(await spend()).toBe(WINDOW - 59);
    advance(1);
    expect(await spend()).toBeNull();
  });

  it('forgets the first refusal when there are too many to remember', async () => {
    const few = forgetful();
    for (const who of ['ann', 'bob', 'cem']) {
      await few.spend('sign-in', who, 3, 15, 3);
      expect(await spend(who, few)).toBe(WINDOW);
    }
    await db.clear();
    expect([await spend('ann', few), await spend('bob', few)]).toEqual([null, WINDOW]);
  });

  it('tells what is left of it, and for how long', async () => {
    const state = async () => {
      const { allowed, left, seconds } = await budgets.spend('sign-in', 'ann', 3, 15);
      return { allowed, left, seconds };
    };
    expect(await state()).toEqual({ allowed: 3, left: 2, seconds: WINDOW });
    advance(1500);
    expect(await state()).toEqual({ allowed: 3, left: 1, seconds: WINDOW - 1 });
    await state();
    advance(14 * MINUTE - 1500);
    await expect(state()).rejects.toMatchObject({
      message: 'Too many requests. Please try again in 1 min.',
      details: { retryAfter: 60 },
    });
  });

  it('lets nothing pass uncounted while the store is away', async () => {
    const away = await openTestDatabase(engine);
    const model = await away.model<BudgetWindow>(BUDGET_WINDOW_MODEL, budgetWindowSchema);
    const own = new StoredBudgets(model, SETTINGS, counts);
    await away.close();
    const failure: unknown = await own.spend('sign-in', 'ann', 3, 15).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(DomainError);
    await expect(own.countRefused('sign-in', 'ann', 3, 15)).rejects.not.toBeInstanceOf(DomainError);
  });

  it('is one window in the store, which the store removes when it is over', async () => {
    const indexes = await db.connection.collection('budgets').indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { key: 1 }, unique: true }));
    expect(indexes).toContainEqual(expect.objectContaining({ key: { expire: 1 }, expireAfterSeconds: 0 }));
  });
});
