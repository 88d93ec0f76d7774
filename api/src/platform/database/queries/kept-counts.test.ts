import { AsyncResource } from 'node:async_hooks';
import { performance } from 'node:perf_hooks';
import mongoose, { type Connection, Schema, type Model } from 'mongoose';
import { engines, openTestDatabase, type TestDatabase } from '../../../../../test/support/app/database.ts';
import { countQueries } from '../../../../../test/support/checks/queries.ts';
import { BELIEVED_FOR } from '../../revisions/revisions.ts';
import { findPage } from './find-page.ts';
import { countBy, countIn, keepsCounts } from './kept-counts.ts';

interface Entry {
  kind: string;
  isOpen: boolean;
  n: number;
}

const schema = new Schema<Entry>({ kind: String, isOpen: Boolean, n: { type: Number, required: true } });
schema.index({ kind: 1, isOpen: 1, n: 1 });
schema.index({ n: 1 }, { unique: true });
keepsCounts(schema);

describe.each(engines())('counts of a list on %s', (engine) => {
  let db: TestDatabase;
  let entries: Model<Entry>;
  let elsewhere: Connection;
  /** The same collection, as another process sees it. */
  let others: Model<Entry>;
  let now: number;

  beforeAll(async () => {
    db = await openTestDatabase(engine);
    entries = await db.model('Entry', schema);
    elsewhere =
      engine === 'mongodb'
        ? await mongoose
            .createConnection(process.env['TEST_MONGODB_URI'] ?? '', { dbName: db.connection.name })
            .asPromise()
        : db.connection;
    others = elsewhere === db.connection ? entries : elsewhere.model<Entry>('Entry', schema);
  });
  beforeEach(async () => {
    now = 1e9;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    await db.clear();
    await entries.insertMany([1, 2, 3].map((n) => ({ kind: 'a', isOpen: n > 1, n })));
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(async () => {
    if (elsewhere !== db.connection) await elsewhere.close();
    await db.close();
  });

  const total = async () => {
    const query = { filter: { kind: 'a' }, sort: { n: 1 } as const, request: { page: 1, limit: 2 } };
    return (await findPage(entries, query, ({ n }) => n)).total;
  };
  const groups = async () =>
    (await countBy(entries, { kind: ['a', 'b'], isOpen: [true, false] })).map(
      ({ _id, count }) => `${_id.kind} ${_id.isOpen} ${count}`,
    );

  it('are those of each combination, and of a range within them', async () => {
    await entries.insertMany([4, 5, 6].map((n) => ({ kind: n > 5 ? 'c' : 'b', isOpen: true, n })));
    expect((await groups()).sort()).toEqual(['a false 1', 'a true 2', 'b true 2']);
    const late = await countBy(entries, { kind: ['a'], isOpen: [true, false] }, { n: { $gt: 2 } });
    expect(late).toEqual([{ _id: { kind: 'a', isOpen: true }, count: 1 }]);
    expect(await countIn(entries, {})).toBe(6);
  });

  it.each<[string, () => Promise<unknown>, number]>([
    ['create', () => entries.create([{ kind: 'a', isOpen: true, n: 4 }]), 4],
    ['insertMany', () => entries.insertMany([{ kind: 'a', isOpen: true, n: 4 }]), 4],
    [
      'bulkWrite',
      () => entries.bulkWrite([{ insertOne: { document: { kind: 'a', isOpen: true, n: 4 } as never } }]),
      4,
    ],
    ['updateOne', () => entries.updateOne({ n: 1 }, { $set: { kind: 'b' } }), 2],
    ['updateMany', () => entries.updateMany({ isOpen: true }, { $set: { kind: 'b' } }), 1],
    ['replaceOne', () => entries.replaceOne({ n: 1 }, { kind: 'b', isOpen: true, n: 1 }), 2],
    ['findOneAndUpdate', () => entries.findOneAndUpdate({ n: 1 }, { $set: { kind: 'b' } }), 2],
    ['findOneAndReplace', () => entries.findOneAndReplace({ n: 1 }, { kind: 'b', isOpen: true, n: 1 }), 2],
    ['findOneAndDelete', () => entries.findOneAndDelete({ n: 1 }), 2],
    ['deleteOne', () => entries.deleteOne({ n: 1 }), 2],
    ['deleteMany', () => entries.deleteMany({ isOpen: true }), 1],
  ])('are right at once after %s of the same process', async (_, write, expected) => {
    expect(await total()).toBe(3);
    const before = await groups();
    await write();
    expect(await total()).toBe(Math.max(expected, 1));
    expect(await groups()).not.toEqual(before);
  });

  it('are right after a write that failed in its middle', async () => {
    expect(await total()).toBe(3);
    await expect(entries.insertMany([4, 1].map((n) => ({ kind: 'a', isOpen: true, n })))).rejects.toThrow(
      'E11000',
    );
    expect(await total()).toBe(4);
  });

  it('see a unit of work inside it at once, and outside when it is committed', async () => {
    expect(await total()).toBe(3);
    const outside = AsyncResource.bind(total);
    await db.unitOfWork.run(async () => {
      await entries.create([{ kind: 'a', isOpen: true, n: 4 }]);
      expect(await total()).toBe(4);
      expect(await outside()).toBe(3);
    });
    expect(await total()).toBe(4);
    const undone = db.unitOfWork.run(async () => {
      await entries.deleteMany({});
      throw new Error('Undone');
    });
    await expect(undone).rejects.toThrow('Undone');
    expect(await total()).toBe(4);
  });

  it('see what another process writes within a second, and never less than the page shows', async () => {
    expect(await total()).toBe(3);
    await others.create([{ kind: 'a', isOpen: true, n: 4 }]);
    now += BELIEVED_FOR - 1;
    const whole = { filter: { kind: 'a' }, sort: { n: 1 } as const, request: { page: 1, limit: 4 } };
    expect((await findPage(entries, whole, ({ n }) => n)).total).toBe(4);
    now += 1;
    expect(await total()).toBe(4);
    await others.deleteMany({});
    now += BELIEVED_FOR;
    expect(await total()).toBe(0);
  });

  if (engine === 'mongodb')
    it('are asked for once a second, also by requests at the same time', async () => {
      const work = () => Promise.all(Array.from({ length: 5 }, () => countIn(entries, { kind: 'a' })));
      expect(await countQueries(work)).toBe(1);
      now += BELIEVED_FOR - 1;
      expect(await countQueries(work)).toBe(0);
      now += 1;
      expect(await countQueries(work)).toBe(1);
    });
});
