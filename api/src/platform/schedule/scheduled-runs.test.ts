import { Global, Injectable, Logger, Module, type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import mongoose from 'mongoose';
import { TestClock } from '../../../../test/support/app/clock.ts';
import { engines, openTestDatabase, type TestDatabase } from '../../../../test/support/app/database.ts';
import { Clock } from '../../shared/time/clock.ts';
import { LEASE, Leases } from '../database/coordination/leases.ts';
import { ScheduleModule } from './schedule.module.ts';
import { Scheduled } from './scheduled.ts';
import { ScheduledRuns, type Run } from './scheduled-runs.ts';
import { Ticks } from './ticks.ts';

const HOUR = 60 * 60_000;

/** Records the runs of all instances of a test. */
class Work {
  readonly ran: string[] = [];
  hourly: () => Promise<void> = async () => undefined;
}

let isAway = false;

/** A store that can be unavailable. */
class CutLeases extends Leases {
  override get documents() {
    if (isAway) throw new mongoose.mongo.MongoNetworkError('the line is cut');
    return super.documents;
  }
}

@Injectable()
class Sweeper {
  constructor(private readonly work: Work) {}

  @Scheduled('hourly', { every: HOUR })
  async sweep(): Promise<void> {
    this.work.ran.push('hourly');
    await this.work.hourly();
  }

  @Scheduled('mornings', { cron: '0 7 * * 1-5' })
  async morning(): Promise<void> {
    this.work.ran.push('mornings');
  }
}

describe.each(engines())('what is scheduled, on %s', (engine) => {
  let db: TestDatabase;
  let clock: TestClock;
  let work: Work;
  let instances: INestApplicationContext[];

  beforeEach(async () => {
    db = await openTestDatabase(engine);
    clock = new TestClock();
    work = new Work();
    instances = [];
  });
  afterEach(async () => {
    for (const instance of instances) await instance.close();
    await db.close();
  });

  /** Starts an instance of its own, like another process. */
  async function start(): Promise<ScheduledRuns> {
    @Global()
    @Module({
      providers: [
        { provide: Clock, useValue: clock },
        { provide: Leases, useValue: new CutLeases(db.connection, clock) },
        { provide: Work, useValue: work },
      ],
      exports: [Clock, Leases, Work],
    })
    class Platform {}
    @Module({ imports: [Platform, ScheduleModule.with(false)], providers: [Sweeper] })
    class App {}
    const instance = await NestFactory.createApplicationContext(App, { logger: false });
    instances.push(instance);
    return instance.get(ScheduledRuns);
  }

  const times = (name: string) => work.ran.filter((each) => each === name).length;

  it('runs 100 ticks over three instances 100 times', async () => {
    const three = [await start(), await start(), await start()];
    for (let tick = 0; tick < 100; tick++) {
      // Every instance checks on its own, more often than there are ticks.
      await Promise.all(three.map((instance) => instance.runDue()));
      clock.advance(HOUR / 2);
      await three[tick % 3]?.runDue();
      clock.advance(HOUR / 2);
    }
    expect(times('hourly')).toBe(100);
  });

  it('does not run a tick that another instance has run since it was seen to be due', async () => {
    const mine = new Ticks(new Leases(db.connection, clock), clock);
    const schedule = { name: 'hourly', when: { every: HOUR } };
    const [seen] = await mine.due([schedule]);
    await (await start()).runDue();
    expect(times('hourly')).toBe(1);
    expect(await mine.take(schedule, seen!.at)).toBeNull();
  });

  it('runs at the start, and not again for an instance that starts later', async () => {
    await (await start()).runDue();
    clock.advance(HOUR / 3);
    const second = await start();
    await second.runDue();
    expect(times('hourly')).toBe(1);
    clock.advance((HOUR * 2) / 3);
    await second.runDue();
    expect(times('hourly')).toBe(2);
  });

  it('runs again at a start after the instance that ran it has ended', async () => {
    await (await start()).runDue();
    await instances.pop()?.close();
    clock.advance(1000);
    await (await start()).runDue();
    expect(work.ran).toEqual(['hourly', 'hourly']);
  });

  it('lets another instance run the tick of one that died', async () => {
    const [first, second] = [await start(), await start()];
    let end = (): void => undefined;
    const began = new Promise<void>((resolve) => {
      work.hourly = () => {
        resolve();
        return new Promise((done) => (end = done));
      };
    });
    const dying = first.runDue();
    await began;
    work.hourly = async () => undefined;
    await second.runDue();
    expect(times('hourly')).toBe(1);
    clock.advance(LEASE);
    await second.runDue();
    expect(times('hourly')).toBe(2);
    // It was not dead: its late end changes nothing.
    end();
    await dying;
    clock.advance(HOUR - LEASE - 1);
    await Promise.all([first.runDue(), second.runDue()]);
    expect(times('hourly')).toBe(2);
  });

  it('runs what has a time of day at that time, once, and not when it is hours late', async () => {
    const two = [await start(), await start()];
    const look = () => Promise.all(two.map((instance) => instance.runDue()));
    await look();
    expect(times('mornings')).toBe(0);
    clock.set('2026-03-03T06:00:05.000Z');
    await look();
    await look();
    expect(times('mornings')).toBe(1);
    clock.set('2026-03-04T11:00:00.000Z');
    await look();
    expect(times('mornings')).toBe(1);
    clock.set('2026-03-05T06:00:05.000Z');
    await look();
    expect(times('mornings')).toBe(2);
  });

  it('tries again at the next tick what has failed, and tells observers of both', async () => {
    const runs = await start();
    const seen: Run[] = [];
    runs.observe((run) => seen.push(run));
    work.hourly = () => Promise.reject(new Error('The disk is full'));
    await runs.runDue();
    await runs.runDue();
    work.hourly = async () => undefined;
    clock.advance(HOUR);
    await runs.runDue();
    expect(seen).toEqual([
      { name: 'hourly', outcome: 'failed', seconds: expect.any(Number) },
      { name: 'hourly', outcome: 'done', seconds: expect.any(Number) },
    ]);
  });

  it('comes back from a clock that was wrong, and to a period that has become shorter', async () => {
    const runs = await start();
    clock.advance(365 * 24 * HOUR);
    await runs.runDue();
    clock.advance(-365 * 24 * HOUR);
    await runs.runDue();
    clock.advance(HOUR);
    await runs.runDue();
    expect(times('hourly')).toBe(2);
  });

  it('says once for each outage of the store that it is away', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
    const runs = await start();
    for (const away of [true, true, true, false, true, true]) {
      isAway = away;
      await runs.runDue();
    }
    isAway = false;
    const said = warn.mock.calls.map(([text]) => String(text));
    warn.mockRestore();
    expect(said).toEqual(Array(2).fill('Could not see what is due: the line is cut'));
    expect(times('hourly')).toBe(1);
  });
});
