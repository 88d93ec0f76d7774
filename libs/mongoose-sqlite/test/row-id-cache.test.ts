import mongoose, { type ClientSession, type Collection } from 'mongoose';
import { embedded, type Opened } from './support/engines.ts';
import { Generator } from './support/generator.ts';
import { inTransaction } from './support/in-transaction.ts';

type Doc = { _id: mongoose.mongo.ObjectId; owner: number; at: number };

const seed = Number(process.env.FUZZ_SEED ?? 20_261_123);
const OWNERS = 5;

let world: Opened;
let c: Collection<Doc>;
let random: Generator;
/** Every `_id` that ever existed, and one that never does. */
let ids: mongoose.mongo.ObjectId[];
let at = 0;

function make(): Doc {
  const _id = new mongoose.mongo.ObjectId();
  ids.push(_id);
  return { _id, owner: random.below(OWNERS), at: at++ };
}

/** Compares reads by an index with scans of all documents: stale cached reads must not be returned. */
async function check(session?: ClientSession): Promise<void> {
  const all = await c.find({}, { session }).toArray();
  const byId = await Promise.all(ids.map((_id) => c.findOne({ _id }, { session })));
  expect(byId).toEqual(ids.map((_id) => all.find((doc) => doc._id.equals(_id)) ?? null));
  for (let owner = 0; owner <= OWNERS; owner++) {
    const newest = all.filter((doc) => doc.owner === owner).sort((one, other) => other.at - one.at);
    expect(await c.find({ owner }, { session }).sort({ at: -1 }).toArray()).toEqual(newest);
    const part = c.find({ owner }, { session }).sort({ at: -1 }).skip(1).limit(2);
    expect(await part.toArray()).toEqual(newest.slice(1, 3));
  }
}

async function change(session?: ClientSession): Promise<void> {
  const _id = random.pick(ids);
  const changes = [
    () => c.insertOne(make(), { session }),
    () => c.deleteOne({ _id }, { session }),
    // The row id of the last deleted document is reused for the next one.
    async () => {
      const gone = (await c.find({}, { session }).toArray()).at(-1);
      if (gone) await c.deleteOne({ _id: gone._id }, { session });
      await c.insertOne(make(), { session });
    },
    async () => {
      const old = await c.findOneAndDelete({ _id }, { session });
      if (old) await c.insertOne({ ...old, at: at++ }, { session });
    },
    () => c.updateOne({ _id }, { $set: { owner: random.below(OWNERS) } }, { session }),
    () => c.updateMany({ owner: random.below(OWNERS) }, { $inc: { at: 1000 } }, { session }),
  ];
  await random.pick(changes)();
}

beforeEach(async () => {
  world = await embedded.open();
  c = world.connection.collection<Doc>('c');
  random = new Generator(seed, false);
  ids = [new mongoose.mongo.ObjectId()];
  await c.createIndex({ owner: 1, at: -1 });
  await c.insertMany(Array.from({ length: 30 }, make));
});
afterEach(() => world.close());

it(`finds what there is after every change (FUZZ_SEED=${seed})`, async () => {
  for (let i = 0; i < 60; i++) {
    await check();
    await change();
  }
  await check();
});

it('shows those inside a transaction what it has written, and all others what is committed', async () => {
  for (let i = 0; i < 6; i++) {
    await check();
    await inTransaction(
      world.connection,
      i % 2 ? 'commitTransaction' : 'abortTransaction',
      async (session) => {
        for (let j = 0; j < 4; j++) {
          await change(session);
          await check(session);
          const [all, counted] = await Promise.all([c.find({}).toArray(), c.countDocuments({})]);
          expect(all).toHaveLength(counted);
          await check();
        }
      },
    );
  }
  await check();
});

it('forgets what a collection and an index held when they are dropped', async () => {
  await check();
  await c.dropIndex('owner_1_at_-1');
  await c.createIndex({ at: -1 });
  await check();
  await c.drop();
  await c.insertOne(make());
  await check();
});
