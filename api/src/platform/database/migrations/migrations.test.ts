import { Schema, Types } from 'mongoose';
import { TestClock } from '../../../../../test/support/app/clock.ts';
import { engines, openTestDatabase, type TestDatabase } from '../../../../../test/support/app/database.ts';
import type { Settings } from '../../../config/settings.ts';
import { LEASE, Leases } from '../coordination/leases.ts';
import { placementLoop } from './numbered/to-0020/0001-placement-loop.ts';
import { issuersOfIdentities } from './numbered/to-0020/0015-issuers-of-identities.ts';
import { oneOwnerOfAPasskey } from './numbered/to-0020/0016-one-owner-of-a-passkey.ts';
import type { Migration } from './migration.ts';
import { Migrations } from './migrations.ts';

const SETTINGS = { oidcIssuer: 'https://id.firm.test' } as Settings;
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
    Array.from({ length: count }, () => new Migrations(db.connection, clock, SETTINGS));

  /** Creates a store as an earlier version leaves it. */
  const leaveStore = () => collection('things').insertOne({ number: 0 });
  const versions = async () => collection('migrations').find().sort({ _id: 1 }).toArray();
  const store = () => db.connection.db!;
  const start = (migrations: readonly Migration[]) =>
    new Migrations(db.connection, clock, SETTINGS).run(migrations);

  /** Returns migrations with these numbers, which record that they ran. */
  const noted = (runs: number[], ...numbers: number[]): Migration[] =>
    numbers.map((number) => ({
      number,
      name: `Number ${number}`,
      run: async (to) => {
        runs.push(number);
        await to.collection('things').insertOne({ number });
      },
    }));

  it('run in order and once, also when three processes start at the same moment, and not at the next start', async () => {
    await leaveStore();
    const runs: number[] = [];
    const migrations = noted(runs, 1, 2);
    await Promise.all(processes(3).map((each) => each.run(migrations)));
    await start(migrations);
    expect(runs).toEqual([1, 2]);
    await start([...migrations, ...noted(runs, 3)]);
    expect(runs).toEqual([1, 2, 3]);
    const at = clock.now();
    expect(await versions()).toEqual([1, 2, 3].map((_id) => ({ _id, name: `Number ${_id}`, at })));
  });

  it('are run again by the next start when one fails', async () => {
    await leaveStore();
    let tries = 0;
    const migration: Migration = {
      number: 1,
      name: 'Fails once',
      run: async () => {
        if (++tries === 1) throw new Error('The power is gone');
      },
    };
    await expect(start([migration])).rejects.toThrow('The power is gone');
    await start([migration]);
    expect(tries).toBe(2);
  });

  it('wait for the process that migrates, and take over when it dies', async () => {
    await leaveStore();
    const until = new Date(clock.now().getTime() + LEASE);
    await new Leases(db.connection, clock).create('migrations', { holder: 'another process', until });
    const runs: number[] = [];
    const waiting = start(noted(runs, 1));
    for (let asked = 0; asked < 20; asked++) expect(await versions()).toEqual([]);
    expect(runs).toEqual([]);
    clock.advance(LEASE);
    await waiting;
    expect(runs).toEqual([1]);
  });

  it('do not run on a new store, which gets the collections of the schemas and all numbers at once', async () => {
    const schema = new Schema(
      { name: String },
      { collection: 'newcomers', autoIndex: false, autoCreate: false },
    );
    schema.index({ name: 1 }, { unique: true });
    db.connection.model('Newcomer', schema);
    const runs: number[] = [];
    await Promise.all(processes(3).map((each) => each.run(noted(runs, 1, 2))));
    expect(runs).toEqual([]);
    expect((await versions()).map(({ _id }) => Number(_id))).toEqual([1, 2]);
    const names = (await collection('newcomers').indexes()).map(({ name }) => name);
    expect(names.sort()).toEqual(['_id_', 'name_1']);
  });

  it('refuse to begin with a model whose collection is not declared', async () => {
    db.connection.model('Undeclared', new Schema({}, { autoIndex: false, autoCreate: false }));
    await expect(new Migrations(db.connection, clock, SETTINGS).onModuleInit()).rejects.toThrow(
      /model Undeclared .* declare its collection/,
    );
    expect(await db.connection.listCollections()).toEqual([]);
  });

  it('refuse a store that a newer program has written, naming both versions', async () => {
    await leaveStore();
    const runs: number[] = [];
    await start(noted(runs, 1, 2, 3));
    await expect(start(noted(runs, 1, 2))).rejects.toThrow(/version 3 .*versions up to 2 /);
    expect(runs).toEqual([1, 2, 3]);
  });

  it('take over what version 2 noted, and run again what that had begun only', async () => {
    await leaveStore();
    const old = { aliveAt: NOON, finishedAt: EVENING };
    await store()
      .collection<{ _id: number; name: string; finishedAt: Date | null }>('migrations')
      .insertMany([
        { _id: 1, name: 'One', ...old },
        { _id: 2, name: 'Two', ...old, finishedAt: null },
      ]);
    const runs: number[] = [];
    clock.set(EVENING);
    await start(noted(runs, 1, 2));
    expect(runs).toEqual([2]);
    expect(await versions()).toEqual([
      { _id: 1, name: 'One', at: EVENING },
      { _id: 2, name: 'Number 2', at: EVENING },
    ]);
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
    // Twice, because the first run may end in the middle.
    for (let time = 0; time < 2; time++) await placementLoop.run(store(), db.connection, SETTINGS);

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

  it('give identities the issuer that is configured, once, and one account for each pair', async () => {
    const users = collection('users');
    await users.insertMany([
      { providers: { linkedIn: 'sub-1' } },
      { providers: { linkedIn: 'sub-2', linkedInIssuer: 'https://other.test/' } },
      {},
    ]);
    await users.createIndex({ 'providers.linkedIn': 1 }, { unique: true, sparse: true });
    for (let time = 0; time < 2; time++) await issuersOfIdentities.run(store(), db.connection, SETTINGS);
    const providers = (await users.find().sort({ _id: 1 }).toArray()).map((user) => user['providers']);
    expect(providers).toEqual([
      { linkedIn: 'sub-1', linkedInIssuer: 'https://id.firm.test/' },
      { linkedIn: 'sub-2', linkedInIssuer: 'https://other.test/' },
      undefined,
    ]);
    const also = { providers: { linkedIn: 'sub-1', linkedInIssuer: 'https://other.test/' } };
    await users.insertOne({ ...also });
    await expect(users.insertOne({ ...also })).rejects.toThrow('E11000');
  });

  it('leave a passkey that two accounts have with the one that registered it first', async () => {
    const factors = collection('signinfactors');
    const passkey = (id: string, since: Date) => ({ id, since });
    await factors.insertMany([
      { passkeys: [passkey('shared', EVENING), passkey('own', NOON)] },
      { passkeys: [passkey('shared', NOON)] },
      { passkeys: [] },
      { passkeys: [] },
    ]);
    for (let time = 0; time < 2; time++) await oneOwnerOfAPasskey.run(store(), db.connection, SETTINGS);
    const kept = (await factors.find().sort({ _id: 1 }).toArray()).map(({ passkeys }) =>
      (passkeys as { id: string }[]).map(({ id }) => id),
    );
    expect(kept).toEqual([['own'], ['shared'], [], []]);
    await expect(factors.insertOne({ passkeys: [], credentials: ['own'] })).rejects.toThrow('E11000');
  });
});
