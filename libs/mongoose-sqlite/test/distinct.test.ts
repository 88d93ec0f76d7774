import mongoose, { type Collection } from 'mongoose';
import { embedded, type Opened } from './support/engines.ts';
import { Generator } from './support/generator.ts';

type Doc = Record<string, unknown>;
const { ObjectId } = mongoose.mongo;

const seed = Number(process.env.FUZZ_SEED ?? 20_260_117);
const ID = new ObjectId('1'.repeat(24));
const EXACT = [
  'a',
  'a\0b',
  '',
  'ab',
  'ü€😀',
  true,
  false,
  new Date(0),
  new Date(-5),
  ID,
  ['x', 'y', 'x'],
  [],
];
const OTHERS = [...EXACT, null, undefined, 1, 1.5, { x: 1 }, [['a']], [null]];
const KEYS: Record<string, 1 | -1>[] = [{ state: 1, a: 1, b: -1 }, { hidden: 1, state: -1, a: -1 }, { b: 1 }];

let world: Opened;
let plain: Collection<Doc>;
let indexed: Collection<Doc>;
beforeAll(async () => {
  world = await embedded.open();
  plain = world.connection.collection<Doc>('plain');
  indexed = world.connection.collection<Doc>('indexed');
});
afterAll(() => world.close());

const sorted = (values: unknown[]) => values.map((value) => JSON.stringify(value)).sort();

it.each([
  ['that come back exactly from a key', EXACT],
  ['of all kinds', OTHERS],
])(`finds the different values %s as the documents have them (FUZZ_SEED=${seed})`, async (_, values) => {
  const random = new Generator(seed, false);
  const scalars = EXACT.filter((value) => !Array.isArray(value));
  await Promise.all([plain.deleteMany({}), indexed.deleteMany({})]);
  for (const keys of KEYS) await indexed.createIndex(keys);
  const docs = Array.from({ length: 300 }, () => ({
    state: random.pick<unknown>(['open', 'closed']),
    hidden: random.pick<unknown>([true, false]),
    a: random.pick<unknown>(values),
    b: random.pick<unknown>(scalars),
  }));
  // An index allows one array per document.
  docs.push({ state: ['open', 'x'], hidden: false, a: 'a', b: 'of a list' });
  for (const collection of [plain, indexed]) await collection.insertMany(docs.map((doc) => ({ ...doc })));
  const filters: Doc[] = [
    ...[{}, { state: 'open' }, { state: 'none' }, { state: 'open', hidden: false }, { b: 'a' }],
    ...[{ state: { $ne: 'open' } }, { state: { $in: ['open', 'closed'] } }, { state: null }],
  ];
  for (const filter of filters)
    for (const path of ['a', 'b', 'state', 'none']) {
      const found = [await plain.distinct(path, filter), await indexed.distinct(path, filter)];
      expect([filter, path, sorted(found[1]!)]).toEqual([filter, path, sorted(found[0]!)]);
    }
});
