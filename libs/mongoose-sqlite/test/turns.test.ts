import { setImmediate as turn } from 'node:timers/promises';
import type { Collection } from 'mongoose';
import { turnsDuring } from '../../../test/support/app/turns.ts';
import { embedded, type Opened } from './support/engines.ts';

interface Entry {
  _id: number;
  state: string;
  text: string;
}

const MANY = 1_000;
const all = Array.from({ length: MANY }, (_, _id) => ({ _id, state: 'open', text: `text ${_id}` }));

let world: Opened;
let entries: Collection<Entry>;
beforeEach(async () => {
  world = await embedded.open();
  entries = world.connection.collection<Entry>('entries');
  await entries.createIndex({ state: 1 });
  await entries.insertMany(all.map((entry) => ({ ...entry })));
});
afterEach(() => world.close());

/** Begins to read all documents, and runs something after the first of many turns. */
async function readAll(meanwhile: () => Promise<unknown>): Promise<Entry[]> {
  const [found] = await Promise.all([
    entries.find({ state: 'open', text: /text/ }).toArray(),
    turn().then(meanwhile),
  ]);
  return found;
}

it.each([
  ['a find', () => entries.find({ text: /none/ }).toArray()],
  ['a find in an order that no index has', () => entries.find({}).sort({ text: 1 }).toArray()],
  ['a find by an index', () => entries.find({ state: 'open' }).toArray()],
  ['a count', () => entries.countDocuments({ text: /text/ })],
  ['an aggregation', () => entries.aggregate([{ $group: { _id: '$text' } }]).toArray()],
])('%s of many lets others in between', async (_, work) => {
  expect(await turnsDuring(work)).toBeGreaterThan(4);
});

it('several long reads have one turn between two of others, and each its share', async () => {
  const ended: string[] = [];
  const read = async (name: string) => {
    await entries.find({ text: /none/ }).toArray();
    ended.push(name);
  };
  const one = await turnsDuring(() => read('alone'));
  expect(await turnsDuring(() => Promise.all(['a', 'b', 'c', 'd'].map(read)))).toBeGreaterThan(3 * one);
  expect(ended).toEqual(['alone', 'a', 'b', 'c', 'd']);
});

it('what is read at once needs no turn of others', async () => {
  expect(await turnsDuring(() => entries.find({ state: 'open' }).limit(50).toArray())).toBeLessThan(3);
});

it('a long read leaves out what is deleted meanwhile, and what does not pass any more', async () => {
  const found = await readAll(async () => {
    await entries.deleteOne({ _id: MANY - 1 });
    await entries.updateOne({ _id: MANY - 2 }, { $set: { state: 'closed' } });
    await entries.updateOne({ _id: MANY - 3 }, { $set: { text: 'other' } });
  });
  expect(found.map(({ _id }) => _id)).toEqual(all.slice(0, -3).map(({ _id }) => _id));
});

it('an index that decides a filter alone is not believed after others had a turn', async () => {
  const [found] = await Promise.all([
    entries.find({ state: 'open' }).toArray(),
    turn().then(() => entries.updateOne({ _id: MANY - 1 }, { $set: { state: 'closed' } })),
  ]);
  expect(found).toHaveLength(MANY - 1);
});

it('a long read sees nothing of a transaction that is opened meanwhile, and does not wait for it', async () => {
  const session = await world.connection.startSession();
  const found = await readAll(async () => {
    session.startTransaction();
    await entries.updateOne({ _id: MANY - 1 }, { $set: { text: 'text uncommitted' } }, { session });
    await entries.deleteOne({ _id: MANY - 2 }, { session });
  });
  await session.abortTransaction();
  await session.endSession();
  expect(found).toEqual(all);
});

it('a long read in a transaction sees what that one has written', async () => {
  await world.connection.transaction(async (session) => {
    await entries.updateMany({}, { $set: { text: 'text of all' } }, { session });
    expect(await entries.countDocuments({ text: /of all/ }, { session })).toBe(MANY);
  });
});

it('pages of an order stay pages when others are added before them meanwhile', async () => {
  await entries.createIndex({ state: 1, _id: -1 });
  const filter = { state: 'open', text: /[02468]$/ };
  const [found] = await Promise.all([
    entries.find(filter).sort({ _id: -1 }).limit(400).toArray(),
    turn().then(() => entries.insertMany([2_001, 2_002].map((_id) => ({ _id, state: 'open', text: 'new' })))),
  ]);
  expect(found.map(({ _id }) => _id)).toEqual(
    all
      .filter(({ text }) => filter.text.test(text))
      .map(({ _id }) => _id)
      .reverse()
      .slice(0, 400),
  );
});
