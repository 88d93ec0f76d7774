import mongoose, { type Collection } from 'mongoose';
import { embedded, type Opened } from './support/engines.ts';
import { Generator } from './support/generator.ts';

type Doc = Record<string, unknown>;
const { ObjectId, Double, Long } = mongoose.mongo;

const seed = Number(process.env.FUZZ_SEED ?? 20_260_117);
const IDS = Array.from({ length: 6 }, (_, n) => new ObjectId(String(n).repeat(24)));
const EXACT = [
  'a',
  'b',
  '',
  'a\0b',
  '\0',
  'ü€😀',
  true,
  false,
  new Date(0),
  new Date(-5),
  new Date(1e12),
  ...IDS,
];
const OTHERS = [
  ...EXACT,
  null,
  undefined,
  1,
  new Double(1),
  Long.fromNumber(1),
  1.5,
  { x: 1 },
  [],
  ['a', 'b'],
];
const KEYS: Record<string, 1 | -1>[] = [
  { a: 1, b: 1, c: 1, d: -1 },
  { a: 1, b: -1, c: -1 },
  { b: -1, a: 1 },
  { c: 1 },
];

let world: Opened;
let plain: Collection<Doc>;
let indexed: Collection<Doc>;
beforeAll(async () => {
  world = await embedded.open();
  plain = world.connection.collection<Doc>('plain');
  indexed = world.connection.collection<Doc>('indexed');
});
afterAll(() => world.close());

const sorted = (groups: Doc[]) => groups.map((one) => JSON.stringify(one)).sort();

it.each([
  ['that come back exactly from a key', EXACT],
  ['of all kinds', OTHERS],
])(`counts groups of values %s as their documents say (FUZZ_SEED=${seed})`, async (_, values) => {
  const random = new Generator(seed, false);
  const value = () => random.pick<unknown>(values);
  for (let round = 0; round < 5; round++) {
    const docs = Array.from({ length: 150 }, (_one, _id) => {
      const doc: Doc = { _id, a: value(), b: value(), c: value(), d: _id };
      return Object.fromEntries(Object.entries(doc).filter(([, one]) => one !== undefined));
    });
    for (const c of [plain, indexed]) {
      await c.deleteMany({});
      await c.dropIndexes().catch(() => undefined);
    }
    // An index allows one array per document.
    const taken = docs.filter((doc) => Object.values(doc).filter(Array.isArray).length < 2);
    for (const key of KEYS) await indexed.createIndex(key);
    for (const c of [plain, indexed]) await c.insertMany(taken.map((doc) => ({ ...doc })));
    for (let i = 0; i < 30; i++) {
      const scalar = () => random.pick<unknown>(EXACT);
      const $match = random.pick<Doc>([
        { a: scalar() },
        { a: scalar(), b: { $in: [scalar(), scalar(), scalar()] } },
        { a: scalar(), b: scalar() },
        { a: { $in: [scalar(), scalar()] }, b: scalar(), c: scalar() },
        { b: scalar() },
        { a: scalar(), b: { $gt: 'a' } },
      ]);
      const _id = random.pick<unknown>([
        { b: '$b', c: '$c' },
        '$b',
        { x: '$a', y: 'same' },
        '$c',
        null,
        '$d',
      ]);
      const pipeline = [{ $match }, { $group: { _id, n: { $sum: 1 }, twice: { $sum: 2 } } }];
      const [expected, found] = await Promise.all(
        [plain, indexed].map(async (c) => sorted(await c.aggregate(pipeline).toArray())),
      );
      expect({ $match, _id, found }).toEqual({ $match, _id, found: expected });
    }
  }
});

it('explains which index a group is counted in', async () => {
  const c = world.connection.collection<Doc>('explained');
  await c.createIndex({ kind: 1, target: 1, at: -1 });
  await c.createIndex({ kind: 1, target: 1, status: 1, at: -1 });
  const pipeline = [
    { $match: { kind: 'job', target: { $in: IDS } } },
    { $group: { _id: { target: '$target', status: '$status' }, n: { $sum: 1 } } },
  ];
  const { queryPlanner } = (await c.aggregate(pipeline).explain()) as { queryPlanner: { winningPlan: Doc } };
  expect(queryPlanner.winningPlan).toMatchObject({
    stage: 'IXSCAN',
    indexName: 'kind_1_target_1_status_1_at_-1',
    exact: true,
  });
});
