import { Schema, type Model } from 'mongoose';
import { TestClock } from '../../../../test/support/app/clock.ts';
import { engines, openTestDatabase, type TestDatabase, itOn } from '../../../../test/support/app/database.ts';
import { notFound } from '../../../../test/support/checks/search-words.ts';
import type { Settings } from '../../config/settings.ts';
import { Instances } from '../database/coordination/instances.ts';
import { Leases } from '../database/coordination/leases.ts';
import { Revisions, type PublicList } from '../revisions/revisions.ts';
import { searched } from './searched.ts';
import { SearchWordsRefresh } from './search-words-refresh.ts';
import { WORDS_VERSION } from './search-words.ts';

interface Entry {
  title: string;
}

class CountedRevisions extends Revisions {
  readonly bumped: PublicList[] = [];
  known = () => undefined;
  current = async () => 0;
  bump = async (list: PublicList) => void this.bumped.push(list);
}

/** More documents than one batch. */
const MANY = 200;
const OLD = { title: ['words of another version'] };

describe.each(engines())('the words of a store on %s', (engine) => {
  let db: TestDatabase;
  let jobs: Model<Entry>;
  let notes: Model<Entry>;
  let revisions: CountedRevisions;
  beforeEach(async () => {
    db = await openTestDatabase(engine);
    const schema = new Schema<Entry>({ title: String }, { versionKey: false, collection: 'jobs' });
    searched(schema, { title: 'text' });
    jobs = await db.model<Entry>('Job', schema);
    const others = new Schema<Entry>({ title: String }, { versionKey: false, collection: 'others' });
    searched(others, { title: 'name' });
    notes = await db.model<Entry>('Other', others);
    revisions = new CountedRevisions();
  });
  afterEach(() => db.close());

  // Only one process uses the embedded store.
  const itIsShared = itOn('mongodb', engine);
  const aProcess = () =>
    new SearchWordsRefresh(
      db.connection,
      new Instances(db.connection, {
        databaseUri: engine === 'embedded' ? 'sqlite:' : 'mongodb:',
      } as Settings),
      new Leases(db.connection, new TestClock()),
      revisions,
    );
  const missing = async () => (await notFound(db.connection)).size;
  /** Leaves documents as a process of another version does. */
  const leaveOld = (model: Model<Entry>, count: number) =>
    model.collection.insertMany(
      Array.from({ length: count }, (_, i) => ({ title: `SAP Basis ${i}`, words: OLD })) as object[],
    );
  const instances = () => db.connection.collection<{ _id: string; at: Date; words?: number }>('instances');

  it('become those of this version, once, and kept answers of the lists are given up', async () => {
    await leaveOld(jobs, MANY);
    await notes.create({ title: 'as it should be' });
    await aProcess().refresh();
    expect(await missing()).toBe(0);
    expect(revisions.bumped).toEqual(['jobs']);
    await leaveOld(jobs, 1);
    await aProcess().refresh();
    expect(await missing()).toBe(1);
  });

  itIsShared('become so once more when the last process of an earlier version has ended', async () => {
    await leaveOld(jobs, 1);
    await instances().insertOne({ _id: 'from before', at: new Date() });
    await aProcess().refresh();
    expect(await missing()).toBe(0);
    await leaveOld(notes, 1);
    await instances().deleteMany({});
    await aProcess().refresh();
    expect(await missing()).toBe(0);
    // A process of an earlier version was started again.
    await instances().insertOne({ _id: 'from before', at: new Date(), words: WORDS_VERSION - 1 });
    await aProcess().refresh();
    await leaveOld(notes, 1);
    await instances().deleteMany({});
    await aProcess().refresh();
    expect(await missing()).toBe(0);
  });

  itIsShared('are left to a process of a later version', async () => {
    await leaveOld(jobs, 1);
    await instances().insertOne({ _id: 'from later', at: new Date(), words: WORDS_VERSION + 1 });
    await aProcess().refresh();
    expect(await missing()).toBe(1);
  });

  it('are gone on with where a process had to end', async () => {
    await leaveOld(jobs, MANY);
    const ending = aProcess();
    ending.beforeApplicationShutdown();
    await ending.refresh();
    const left = await missing();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(MANY);
    // Documents already passed are not read again.
    await jobs.collection.updateOne({ title: 'SAP Basis 0' }, { $set: { words: OLD } });
    await aProcess().refresh();
    expect(await missing()).toBe(1);
  });

  it('are those of a change that is made meanwhile', async () => {
    await leaveOld(jobs, MANY);
    const refreshing = aProcess().refresh();
    const all = await jobs.find().sort({ _id: 1 }).lean();
    for (const { _id, title } of all) await jobs.updateOne({ _id }, { $set: { title: `${title} changed` } });
    await refreshing;
    expect(await missing()).toBe(0);
  });
});
