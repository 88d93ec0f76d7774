import { TestClock } from '../../../../../test/support/app/clock.ts';
import { openTestDatabase, type TestDatabase } from '../../../../../test/support/app/database.ts';
import {
  APPLICATION_MODEL,
  applicationSchema,
} from '../../../applications/adapters/mongo/application.schema.ts';
import { MongoApplicationRepository } from '../../../applications/adapters/mongo/mongo-application.repository.ts';
import { MongoFlowReader } from '../../../applications/adapters/mongo/mongo-flow.reader.ts';
import { FlowService } from '../../../applications/application/flow.service.ts';
import type { ClosedDay } from '../../../applications/domain/flow/closed-days.ts';
import { anApplication } from '../../../applications/domain/application.fixture.ts';
import {
  CLOSED_DAY_MODEL,
  closedDaySchema,
  MongoClosedDays,
} from '../../adapters/mongo/mongo-closed-days.ts';
import { ClosingDays } from './closing-days.service.ts';

const DAY = 86_400_000;
/** Noon in Berlin. */
const NOON = Date.UTC(2026, 2, 20, 11);

/** Lets something happen before a day is closed. */
class Watched extends MongoClosedDays {
  meanwhile = async (_day: string): Promise<void> => {};

  override async add(closed: ClosedDay): Promise<boolean> {
    await this.meanwhile(closed.day);
    return super.add(closed);
  }
}

let db: TestDatabase;
let clock: TestClock;
let applications: MongoApplicationRepository;
let process: (meanwhile?: Watched['meanwhile']) => ClosingDays;
beforeAll(async () => {
  db = await openTestDatabase('embedded');
  clock = new TestClock();
  const model = await db.model(APPLICATION_MODEL, applicationSchema);
  applications = new MongoApplicationRepository(model);
  const days = await db.model(CLOSED_DAY_MODEL, closedDaySchema);
  const flows = new FlowService(new MongoFlowReader(model));
  process = (meanwhile) =>
    new ClosingDays(Object.assign(new Watched(days, clock), meanwhile && { meanwhile }), flows, clock);
});
beforeEach(() => clock.set(new Date(NOON)));
afterEach(() => db.clear());
afterAll(() => db.close());

const ago = (days: number) => new Date(clock.now().getTime() - days * DAY);
async function apply(count: number, days: number): Promise<string[]> {
  const made = Array.from({ length: count }, () => anApplication({ appliedAt: ago(days) }));
  for (const each of made) await applications.add(each, { person: '', email: '', title: '' });
  return made.map(({ id }) => id);
}
const told = async (closing: ClosingDays) =>
  (await closing.closed()).days.flatMap(({ day, told: groups }) =>
    groups.map(({ event, cases }) => [day, event, cases]),
  );

it('closes every day that is over, from the first week of the longest period on, and not today', async () => {
  await apply(5, 0);
  await apply(5, 1);
  await apply(5, 95);
  await apply(5, 100);
  const closing = process();
  expect(await told(closing)).toEqual([
    // 95 days ago was the Monday of the week of the first of 90 days.
    ['2025-12-15', 'arrived', 5],
    ['2026-03-19', 'arrived', 5],
  ]);
  expect((await closing.closed()).days.map(({ day }) => day).slice(0, 1)).toEqual(['2025-12-15']);
  expect((await closing.closed()).today).toBe('2026-03-20');
});

it('what was told does not change when applications come or go, and those that wait are told when five are together', async () => {
  const ids = await apply(7, 3);
  expect(await told(process())).toEqual([['2026-03-17', 'arrived', 5]]);
  await applications.removeMany(ids.slice(0, 6));
  await apply(9, 3);
  expect(await told(process())).toEqual([['2026-03-17', 'arrived', 5]]);
  // Two wait, of which one is gone.
  await apply(3, 0);
  clock.advance(DAY);
  expect(await told(process())).toEqual([
    ['2026-03-17', 'arrived', 5],
    ['2026-03-20', 'arrived', 5],
  ]);
});

it('several processes close each day once, and one that was away goes on where the last one ended', async () => {
  await apply(4, 2);
  const processes = [process(), process(), process()];
  await Promise.all(processes.map((each) => each.closed()));
  await apply(4, 0);
  clock.advance(30 * DAY);
  const [one, ...others] = await Promise.all(processes.map(told));
  expect(one).toEqual([['2026-03-20', 'arrived', 5]]);
  for (const other of others) expect(other).toEqual(one);
});

it('a process that finds a day closed by another one, which knew more, goes on from what that one has stored', async () => {
  await apply(4, 2);
  await apply(1, 1);
  /** Closes one day less than all, and ends. */
  const interrupted = process(async (day) => {
    if (day === '2026-03-19') throw new Error('ended');
  });
  const late = process(async (day) => {
    if (day !== '2026-03-18') return;
    await apply(3, 2);
    await expect(interrupted.closed()).rejects.toThrow('ended');
  });
  // Seven had come on the 18th, of which two wait; with one of the 19th they are three.
  expect(await told(late)).toEqual([['2026-03-18', 'arrived', 5]]);
  await apply(2, 0);
  clock.advance(DAY);
  expect(await told(late)).toEqual([
    ['2026-03-18', 'arrived', 5],
    ['2026-03-20', 'arrived', 5],
  ]);
});
