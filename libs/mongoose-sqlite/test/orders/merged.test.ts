import type { Collection } from 'mongoose';
import { turnsDuring } from '../../../../test/support/app/turns.ts';
import { embedded, type Opened } from '../support/engines.ts';
import { Generator } from '../support/generator.ts';

interface Entry {
  n: number;
  at: number;
  state?: unknown;
  stage?: unknown;
  inner?: unknown;
}

const seed = Number(process.env.FUZZ_SEED ?? 20_261_128);
let world: Opened;
let plain: Collection<Entry>;
let indexed: Collection<Entry>;
beforeAll(async () => {
  world = await embedded.open();
  plain = world.connection.collection<Entry>('plain');
  indexed = world.connection.collection<Entry>('indexed');
  await indexed.createIndex({ state: 1, stage: 1, at: 1, n: 1 });
  await indexed.createIndex({ stage: -1, at: -1, n: 1 });
  await indexed.createIndex({ 'inner.stage': 1, at: 1, n: 1 });
});
afterAll(() => world.close());
beforeEach(() => Promise.all([plain.deleteMany({}), indexed.deleteMany({})]));

const STAGES = ['new', 'review', 'offer', '', 'new\0', 1, null, true];

const documents = (random: Generator, odd: unknown[]) =>
  Array.from({ length: 300 }, (_, n): Entry => {
    const stage = random.pick<unknown>([...STAGES, ...odd]);
    return {
      ...{ n, at: n % 23, state: random.pick(['open', 'open', 'over']) },
      ...(n % 9 && { stage, inner: random.pick<unknown>([{ stage }, {}, null, ...odd]) }),
    };
  });

// Arrays, which have several entries, forbid merging.
it.each([[[]], [[[], ['new', 'offer']]]])(
  `sorts pages of several values as without an index, beside the values %j (FUZZ_SEED=${seed})`,
  async (odd) => {
    const random = new Generator(seed, false);
    const docs = documents(random, odd);
    for (const collection of [plain, indexed]) await collection.insertMany(docs.map((each) => ({ ...each })));
    for (let i = 0; i < 200; i++) {
      const some = Array.from({ length: random.pick([0, 1, 2, 3, 5]) }, () => random.pick<unknown>(STAGES));
      const stage = { $in: some };
      const filter = random.pick<object>([
        { stage },
        { state: 'open', stage },
        { state: { $in: ['open', 'over'] }, stage },
        { stage, n: { $lt: 200 } },
        { 'inner.stage': stage },
      ]);
      const sort = random.pick<Record<string, 1 | -1>>([
        { at: 1, n: 1 },
        { at: -1, n: -1 },
        { at: 1, n: -1 },
        { stage: 1, at: 1, n: 1 },
      ]);
      const [skip, limit] = [random.pick([0, 3, 50]), random.pick([0, 1, 7, 60])];
      const found = async (collection: Collection<Entry>) => {
        const page = collection.find(filter).sort(sort).skip(skip).limit(limit);
        return [(await page.toArray()).map(({ n }) => n), await collection.countDocuments(filter)];
      };
      expect([filter, sort, skip, limit, await found(indexed)]).toEqual([
        ...[filter, sort, skip, limit],
        await found(plain),
      ]);
    }
  },
);

it('reads no documents but those of the page, and none to count: also those without the field', async () => {
  const docs = Array.from({ length: 3_000 }, (_, n) => ({
    ...{ n, at: n, state: 'open' },
    ...(n % 3 && { stage: n % 3 === 1 ? 'new' : 'review' }),
  }));
  // No array was ever in its index.
  const queue = world.connection.collection<Entry>('queue');
  await queue.createIndex({ state: 1, stage: 1, at: 1, n: 1 });
  await queue.insertMany(docs);
  const filter = { state: 'open', stage: { $in: ['new', 'review', null] } };
  const page = queue.find(filter).sort({ at: 1, n: 1 }).skip(1_000).limit(3);
  let found: Entry[] = [];
  // Reading fifty documents gives a turn.
  expect(await turnsDuring(async () => (found = await page.toArray()))).toBeLessThan(5);
  expect(found.map(({ n }) => n)).toEqual([1_000, 1_001, 1_002]);
  expect(await turnsDuring(() => queue.countDocuments(filter))).toBeLessThan(5);
});
