import type { Collection } from 'mongoose';
import { turnsDuring } from '../../../../test/support/app/turns.ts';
import { embedded, type Opened } from '../support/engines.ts';
import { Generator } from '../support/generator.ts';

interface Entry {
  n: number;
  at: number;
  words?: unknown;
  names?: unknown;
}

const seed = Number(process.env.FUZZ_SEED ?? 20_261_126);
let world: Opened;
let plain: Collection<Entry>;
let indexed: Collection<Entry>;
beforeAll(async () => {
  world = await embedded.open();
  plain = world.connection.collection<Entry>('plain');
  indexed = world.connection.collection<Entry>('indexed');
  await indexed.createIndex({ words: 1 });
  await indexed.createIndex({ names: 1 });
  await indexed.createIndex({ at: -1 });
});
afterAll(() => world.close());
beforeEach(() => Promise.all([plain.deleteMany({}), indexed.deleteMany({})]));

const SOME = ['sap', 'sapui5', 'ap', 'a\0b', 'a', 'abap', '^sap', 'ü', 'üb', '', 'x.y', 'SAP'];
const PATTERNS = [
  /^sap/,
  /^a/,
  /^\^sap/,
  /^ü/,
  /^a\0/,
  /^x\.y/,
  /^x.y/,
  /^sap$/,
  /^SAP/i,
  /sap/,
  /^(sap|ab)/,
  /^none/,
  /^sa[p]/,
  /^\w/,
];

it(`finds by patterns what is found without an index (FUZZ_SEED=${seed})`, async () => {
  const random = new Generator(seed, false);
  const several = () =>
    Array.from({ length: Math.floor(random.pick([0, 1, 2, 5])) }, () =>
      random.pick<unknown>([...SOME, 1, null]),
    );
  const docs = Array.from({ length: 400 }, (_, n) => ({
    n,
    at: n % 37,
    ...(n % 11 && { words: random.pick<unknown>([several(), random.pick<unknown>(SOME), null]) }),
    ...(n % 7 && { names: several() }),
  }));
  for (const collection of [plain, indexed]) await collection.insertMany(docs.map((doc) => ({ ...doc })));
  const pattern = () => random.pick(PATTERNS);
  for (let i = 0; i < 300; i++) {
    const filter = random.pick<object>([
      { words: pattern() },
      { words: pattern(), names: pattern() },
      { $and: [{ words: pattern() }, { words: pattern() }] },
      { $or: [{ words: pattern() }, { names: pattern() }] },
      { $or: [{ words: pattern() }, { n: { $lt: 20 } }], names: pattern() },
      { at: { $gt: 30 }, $and: [{ $or: [{ words: pattern() }, { names: pattern() }] }] },
      { words: { $not: pattern() } },
    ]);
    const found = async (collection: Collection<Entry>) => {
      const sorted = collection.find(filter).sort({ at: -1, n: 1 });
      const page = await collection.find(filter).sort({ at: -1 }).limit(7).toArray();
      return {
        all: (await sorted.toArray()).map(({ n }) => n),
        page: page.map(({ at }) => at),
        some: (await collection.find(filter).limit(5).toArray()).length,
        count: await collection.countDocuments(filter),
        few: await collection.countDocuments(filter, { skip: 1, limit: 3 }),
      };
    };
    expect([filter, await found(indexed)]).toEqual([filter, await found(plain)]);
  }
});

it('looks at nothing but what the index names, in any order, and in all of several conditions', async () => {
  const docs = Array.from({ length: 3_000 }, (_, n) => ({
    n,
    at: n,
    words: ['many', n % 2 ? 'odd' : 'even', n % 500 === 3 ? 'rare' : 'usual'],
    names: [`name ${n % 3}`],
  }));
  await indexed.insertMany(docs);
  const looks: [object, number][] = [
    [{ words: /^none/ }, 0],
    [{ words: /^rare/ }, 6],
    [{ $and: [{ words: /^odd/ }, { words: /^even/ }] }, 0],
    [{ $or: [{ words: /^rare/ }, { names: /^none/ }] }, 6],
    [{ $and: [{ words: /^many/ }, { $or: [{ names: /^none/ }, { words: /^rare/ }] }] }, 6],
  ];
  for (const [filter, count] of looks) {
    const turns = await turnsDuring(async () => {
      expect(await indexed.find(filter).sort({ at: -1 }).limit(20).toArray()).toHaveLength(count);
      expect(await indexed.countDocuments(filter)).toBe(count);
    });
    // At most one turn for each awaited command: none was searched in turns.
    expect([filter, turns]).toEqual([filter, expect.any(Number)]);
    expect(turns).toBeLessThan(5);
  }
  expect(await turnsDuring(() => indexed.countDocuments({ n: -1 }))).toBeGreaterThan(10);
  const often = { $and: Array.from({ length: 10 }, () => ({ words: /^many/ })) };
  expect(await turnsDuring(() => indexed.find(often).limit(1).toArray())).toBeGreaterThan(8);
});

it('finds a page of much that is found along the index of its order', async () => {
  const docs = Array.from({ length: 3_000 }, (_, n) => ({
    n,
    at: n,
    words: [n < 1_500 ? 'older' : 'newer'],
  }));
  await indexed.insertMany(docs);
  const page = (filter: object) => indexed.find(filter).sort({ at: -1 }).skip(20).limit(20).toArray();
  const turns = await turnsDuring(async () => {
    const found = await page({ words: /^older/ });
    expect(found.map(({ n }) => n)).toEqual(Array.from({ length: 20 }, (_, i) => 1_479 - i));
  });
  // None of the 1,500 newer ones is read.
  expect(turns).toBeLessThan(5);
});

it('explains how many documents an index of texts names, and what is sorted then', async () => {
  await indexed.insertMany(
    Array.from({ length: 50 }, (_, n) => ({ n, at: n, words: [n < 3 ? 'sap' : 'abap'] })),
  );
  const planOf = async (filter: object, sort: Record<string, 1 | -1> = {}) => {
    const answer = (await indexed.find(filter).sort(sort).limit(9).explain()) as {
      queryPlanner: { winningPlan: object };
    };
    return answer.queryPlanner.winningPlan;
  };
  const named = { stage: 'IXSCAN', named: 3 };
  expect(await planOf({ words: /^sap/ })).toEqual(named);
  expect(await planOf({ words: /^sap/ }, { at: -1 })).toEqual({
    stage: 'SORT',
    sortPattern: { at: -1 },
    inputStage: named,
  });
  expect(await planOf({ words: /sap/ })).toEqual({ stage: 'COLLSCAN' });
});
