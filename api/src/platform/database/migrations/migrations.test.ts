import { Types } from 'mongoose';
import { TestClock } from '../../../../../test/support/clock.ts';
import { engines, openTestDatabase, type TestDatabase } from '../../../../../test/support/database.ts';
import { placementLoop } from './0001-placement-loop.ts';
import type { Migration } from './migration.ts';
import { Migrations } from './migrations.ts';

const NOON = new Date('2026-03-02T12:00:00.000Z');
const EVENING = new Date('2026-03-02T20:00:00.000Z');

describe.each(engines())('migrations on %s', (engine) => {
  let db: TestDatabase;
  let clock: TestClock;

  beforeEach(async () => {
    db = await openTestDatabase(engine);
    clock = new TestClock();
  });
  afterEach(() => db.close());

  const collection = (name: string) => db.connection.collection(name);
  const processes = (count: number) =>
    Array.from({ length: count }, () => new Migrations(db.connection, clock));

  it('run in order and once, also when three processes start at the same moment, and not at the next start', async () => {
    const runs: number[] = [];
    const migrations = [1, 2].map((number): Migration => ({
      number,
      name: `Number ${number}`,
      run: async (store) => {
        runs.push(number);
        await store.collection('things').insertOne({ number });
      },
    }));
    await Promise.all(processes(3).map((each) => each.run(migrations)));
    await new Migrations(db.connection, clock).run(migrations);
    expect(runs).toEqual([1, 2]);
  });

  it('are run again by the next start when a process ended in the middle', async () => {
    let tries = 0;
    const migration: Migration = {
      number: 1,
      name: 'Fails once',
      run: async () => {
        if (++tries === 1) throw new Error('The power is gone');
      },
    };
    await expect(new Migrations(db.connection, clock).run([migration])).rejects.toThrow('The power is gone');
    clock.advance(31_000);
    await new Migrations(db.connection, clock).run([migration]);
    expect(tries).toBe(2);
  });

  it('give what an earlier version stored the fields of the placement loop', async () => {
    const [job, seeker, company, project] = [1, 2, 3, 4].map(() => new Types.ObjectId());
    const person = { first_name: 'Jana', last_name: 'Seeker', email: 'jana@example.com' };
    const cv = { key: 'a', filename: 'cv.pdf', uploadedAt: NOON };
    const certificate = { key: 'b', filename: 'new.pdf', uploadedAt: new Date(EVENING.getTime() + 1) };
    await collection('users').insertMany([
      { _id: seeker, ...person, cv, certificate },
      { _id: company, ...person, company_name: 'Spree AG' },
    ]);
    await collection('files').insertMany(
      ['a', 'b'].map((_id) => ({ _id, state: 'attached', since: NOON })) as object[],
    );
    await collection('jobs').insertOne({ _id: job, title: 'SAP Basis' });
    await collection('projects').insertOne({ _id: project, title: 'Roll-out' });
    const given = { kind: 'job', targetId: job, applicantId: seeker, appliedAt: EVENING };
    await collection('applications').insertMany([
      { ...given, status: 'pending', decidedAt: null },
      {
        ...given,
        kind: 'project',
        targetId: project,
        applicantId: company,
        status: 'rejected',
        decidedAt: EVENING,
      },
    ]);
    await collection('applications').createIndex({ kind: 1, targetId: 1, applicantId: 1 }, { unique: true });
    const store = db.connection.db!;
    // Twice: the first may have ended in the middle.
    for (let time = 0; time < 2; time++) await placementLoop.run(store, db.connection);

    const [pending, rejected] = await collection('applications').find().sort({ status: 1 }).toArray();
    const sent = { at: EVENING, status: 'pending', by: 'applicant', note: '' };
    expect(pending).toMatchObject({
      withdrawn: null,
      seenAt: null,
      note: '',
      files: { cv, certificate: null },
      looks: [],
      history: [sent],
      person: 'Jana Seeker ',
      email: 'jana@example.com',
      title: 'SAP Basis',
    });
    expect(rejected).toMatchObject({
      seenAt: EVENING,
      history: [sent, { at: EVENING, status: 'rejected', by: 'firm', note: '' }],
      person: 'Jana Seeker Spree AG',
      title: 'Roll-out',
    });
    const uses = await collection('files').find().sort({ _id: 1 }).toArray();
    expect(uses.map((file) => file['uses'] as number)).toEqual([2, 1]);
    expect(await collection('jobs').findOne({ _id: job })).toMatchObject({ state: 'open', closesAt: null });
    expect(await collection('projects').findOne({ _id: project })).toMatchObject({
      state: 'open',
      search: 'Roll-out',
    });
    const indexes = await collection('applications').indexes();
    expect(indexes.map(({ name }) => name)).not.toContain('kind_1_targetId_1_applicantId_1');
  });
});
