import type { ClientSession, Collection } from 'mongoose';
import { embedded, type Opened } from './support/engines.ts';
import { openWithMinutes } from './support/minutes.ts';
import { Generator } from './support/generator.ts';
import { inTransaction } from './support/in-transaction.ts';

type Doc = { _id: number; s: string; k: number; t: unknown; u?: number; at?: Date };

const seed = Number(process.env.FUZZ_SEED ?? 20_260_117);
const MANY = 600;
const STATES = ['open', 'won', 'lost'];
/** Each is decided by an index, and most match enough documents to be cached. */
const FILTERS: object[] = [
  {},
  { s: 'open' },
  { s: 'won', k: { $gte: 2 } },
  { s: { $in: ['open', 'lost'] } },
  { k: { $gt: 1, $lte: 6 } },
  { t: 'a' },
  { _id: { $lt: 400 } },
  // Each shares an end with another one, so only the entries between the other ends are counted.
  { _id: { $lt: 405 } },
  { _id: { $lt: 320 } },
  { _id: { $gte: 150, $lt: 400 } },
  { _id: { $gte: 160, $lt: 400 } },
  { s: 'open', k: { $gte: 2 } },
  { s: 'open', k: { $gte: 3 } },
];

let world: Opened;
let c: Collection<Doc>;
let random: Generator;
let next = 0;

const make = (): Doc => {
  const _id = next++;
  return {
    _id,
    s: random.pick(STATES),
    k: random.below(8),
    t: random.below(3) ? 'a' : ['a', 'b'],
    ...(random.below(2) ? { u: _id } : {}),
  };
};

/** Returns the counts of the engine, and the counts of the documents themselves. */
async function check(session?: ClientSession): Promise<void> {
  const all = await c.find({}, { session }).toArray();
  for (const filter of FILTERS) {
    const counted = await c.countDocuments(filter, { session });
    const found = await c.find({ $and: [filter, { nothing: { $exists: false } }] }, { session }).toArray();
    expect({ filter, counted }).toEqual({ filter, counted: found.length });
  }
  expect(await c.countDocuments({}, { session })).toBe(all.length);
}

async function indexes(): Promise<void> {
  await c.createIndex({ s: 1, k: -1 });
  await c.createIndex({ k: 1 });
  await c.createIndex({ t: 1 });
  await c.createIndex({ u: 1 }, { unique: true, sparse: true });
}

/** Makes a random change, which may be refused. */
async function change(session?: ClientSession): Promise<void> {
  const { pick, below } = { pick: random.pick.bind(random), below: random.below.bind(random) };
  const _id = below(next);
  const changes = [
    () => c.insertOne(make(), { session }),
    () => c.insertMany(Array.from({ length: 5 }, make), { session }),
    () => c.updateOne({ _id }, { $set: { s: pick(STATES), k: below(8) } }, { session }),
    () => c.updateMany({ k: below(8) }, { $set: { s: pick(STATES) } }, { session }),
    () => c.updateOne({ _id }, { $set: { t: pick<unknown>(['a', 'b', ['a', 'b'], []]) } }, { session }),
    () => c.deleteOne({ _id }, { session }),
    () => c.deleteMany({ s: pick(STATES), k: below(8) }, { session }),
    () => c.findOneAndUpdate({ _id }, { $inc: { k: 1 } }, { upsert: false, session }),
  ];
  await pick(changes)();
}

beforeEach(async () => {
  world = await embedded.open();
  c = world.connection.collection<Doc>('c');
  random = new Generator(seed, false);
  next = 0;
  await indexes();
  await c.insertMany(Array.from({ length: MANY }, make));
});
afterEach(() => world.close());

it(`counts what there is after every change (FUZZ_SEED=${seed})`, async () => {
  for (let i = 0; i < 25; i++) {
    await check();
    await change();
  }
  await check();
});

it('counts for those inside a transaction what it has written, and for all others what is committed', async () => {
  for (let i = 0; i < 4; i++) {
    await check();
    const before = await Promise.all(FILTERS.map((filter) => c.countDocuments(filter)));
    await inTransaction(
      world.connection,
      i % 2 ? 'commitTransaction' : 'abortTransaction',
      async (session) => {
        for (let j = 0; j < 4; j++) {
          await change(session);
          await check(session);
          expect(await Promise.all(FILTERS.map((filter) => c.countDocuments(filter)))).toEqual(before);
        }
      },
    );
    const after = await Promise.all(FILTERS.map((filter) => c.countDocuments(filter)));
    if (i % 2 === 0) expect(after).toEqual(before);
  }
  await check();
});

it('shows documents as they are before, inside and after a transaction', async () => {
  const k = async (session?: ClientSession) => (await c.findOne({ _id: 7 }, { session }))?.k;
  await c.updateOne({ _id: 7 }, { $set: { k: 1 } });
  for (const end of ['abortTransaction', 'commitTransaction'] as const) {
    expect(await k()).toBe(1);
    await inTransaction(world.connection, end, async (session) => {
      await c.updateOne({ _id: 7 }, { $set: { k: 2 } }, { session });
      expect([await k(session), await k()]).toEqual([2, 1]);
      await c.deleteOne({ _id: 7 }, { session });
      expect([await k(session), await k()]).toEqual([undefined, 1]);
    });
  }
  expect(await k()).toBeUndefined();
});

it('gives every reader documents of their own', async () => {
  const first = await c.findOne({ _id: 3 });
  const { s, t } = structuredClone({ s: first!.s, t: first!.t });
  Object.assign(first!, { s: 'changed', t: 'changed' });
  const [again] = await c.find({ _id: 3 }).toArray();
  expect(again).toMatchObject({ s, t });
  (again!.t as unknown[] & { push?(v: unknown): void }).push?.('more');
  expect((await c.findOne({ _id: 3 }))!.t).toEqual(t);
});

it('counts rightly after unique conflicts', async () => {
  await check();
  await c.insertOne({ ...make(), u: -1 });
  await expect(c.insertOne({ ...make(), u: -1 })).rejects.toMatchObject({ code: 11000 });
  const batch = [{ ...make(), u: -2 }, { ...make(), u: -1 }, make()];
  await expect(c.insertMany(batch, { ordered: false })).rejects.toMatchObject({ code: 11000 });
  await expect(c.updateMany({}, { $set: { u: -3 } })).rejects.toMatchObject({ code: 11000 });
  await check();
});

it('counts rightly after indexes, collections and databases are dropped and made again', async () => {
  for (const drop of [
    () => c.dropIndexes(),
    () => c.deleteMany({}),
    () => c.drop(),
    () => world.connection.dropDatabase(),
  ]) {
    await check();
    await drop();
    await check();
    await indexes();
    await c.insertMany(Array.from({ length: MANY / 2 }, make));
    await check();
  }
});

it('counts rightly after expired documents were removed', async () => {
  const { own, endMinute } = await openWithMinutes();
  const expiring = own.connection.collection<{ n: number; at: Date }>('c');
  await expiring.createIndex({ n: 1 });
  await expiring.createIndex({ at: 1 }, { expireAfterSeconds: 60 });
  await expiring.insertMany(
    Array.from({ length: MANY }, (_, i) => ({ n: i % 2, at: new Date(i % 3 ? Date.now() : 0) })),
  );
  const counts = () => Promise.all([{}, { n: 1 }].map((filter) => expiring.countDocuments(filter)));
  expect(await counts()).toEqual([MANY, MANY / 2]);
  endMinute();
  expect(await counts()).toEqual([(MANY * 2) / 3, MANY / 3]);
  await own.close();
});
