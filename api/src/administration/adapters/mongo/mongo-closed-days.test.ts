import { TestClock } from '../../../../../test/support/app/clock.ts';
import { engines, openTestDatabase, type TestDatabase } from '../../../../../test/support/app/database.ts';
import type { ClosedDay } from '../../../applications/domain/flow/closed-days.ts';
import { CLOSED_DAY_MODEL, closedDaySchema, MongoClosedDays } from './mongo-closed-days.ts';

const day = (number: number, cases = 5): ClosedDay => ({
  day: `2026-03-0${number}`,
  told: [{ kind: 'job', event: 'decided', cases, tenths: Array.from({ length: cases }, (_, at) => at) }],
  waiting: [{ kind: 'project', event: 'arrived', cases: 2, tenths: [] }],
});

describe.each(engines())('closed days on %s', (engine) => {
  let db: TestDatabase;
  let days: MongoClosedDays;

  beforeAll(async () => {
    db = await openTestDatabase(engine);
    days = new MongoClosedDays(await db.model(CLOSED_DAY_MODEL, closedDaySchema), new TestClock());
  });
  afterEach(() => db.clear());
  afterAll(() => db.close());

  it('are kept as they were closed first, whoever closes them again at the same time', async () => {
    expect(await days.latest()).toBeNull();
    const tries = await Promise.all([5, 10, 15].map((cases) => days.add(day(1, cases))));
    expect(tries.filter(Boolean)).toHaveLength(1);
    const kept = await days.latest();
    expect(kept).toEqual(day(1, [5, 10, 15][tries.indexOf(true)]));
    expect(await days.add(day(1, 20))).toBe(false);
    expect(await days.latest()).toEqual(kept);
  });

  it('are read in order, from a day on', async () => {
    for (const number of [3, 1, 2]) await days.add(day(number));
    expect(await days.since('2026-03-02')).toEqual([day(2), day(3)]);
    expect(await days.latest()).toEqual(day(3));
  });
});
