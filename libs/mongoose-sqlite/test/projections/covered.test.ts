import mongoose, { type Collection } from 'mongoose';
import { embedded, type Opened } from '../support/engines.ts';

type Doc = Record<string, unknown>;
const { ObjectId } = mongoose.mongo;

const VALUES = [
  'a',
  'b',
  '',
  'a\0b',
  'ü€',
  true,
  false,
  new Date(0),
  new Date(1e12),
  new ObjectId('1'.repeat(24)),
];
const OTHERS = [null, undefined, 1, 1.5, { x: 1 }];

let world: Opened;
let plain: Collection<Doc>;
let indexed: Collection<Doc>;

beforeAll(async () => {
  world = await embedded.open();
  plain = world.connection.collection<Doc>('plain');
  indexed = world.connection.collection<Doc>('indexed');
  await indexed.createIndex({ a: -1, _id: -1, b: 1, c: -1 });
});
afterAll(() => world.close());
beforeEach(() => Promise.all([plain.deleteMany({}), indexed.deleteMany({})]));

async function fill(...values: unknown[]): Promise<void> {
  const pick = (n: number) => values[n % values.length];
  const docs = Array.from({ length: 60 }, (_, n) => ({
    ...{ _id: new ObjectId(), a: VALUES[n % 7], b: pick(n * 3 + 1), c: pick(n * 5), other: n },
  }));
  for (const collection of [plain, indexed]) await collection.insertMany(docs);
}

const SORT = { a: -1, _id: -1 } as const;
const FINDS = [
  { filter: { a: { $gte: '' } }, projection: { a: 1, b: 1, c: 1 }, sort: SORT },
  { filter: { a: 'b' }, projection: { b: 1, _id: 0 }, sort: { _id: -1 } },
  { filter: { a: 'b' }, projection: { c: true, a: true }, sort: { _id: 1 } },
  { filter: { a: { $gte: '', $lt: 'b' } }, projection: { _id: 1 }, sort: { a: 1, _id: 1 }, skip: 3 },
] as const;

it.each([
  ['values that their keys say exactly', VALUES],
  ['values of which some are not', [...VALUES, ...OTHERS]],
])('gives of %s the same as the documents', async (_, values) => {
  await fill(...values);
  for (const { filter, ...asked } of FINDS) {
    for (const limit of [1, 7, 100]) {
      const wanted = await plain.find(filter, { ...asked, limit }).toArray();
      expect(await indexed.find(filter, { ...asked, limit }).toArray()).toEqual(wanted);
      const { findNow } = world.connection.getClient() as unknown as {
        findNow: (db: string, collection: string, filter: object, part: object) => Doc[];
      };
      expect(findNow(world.connection.name, 'indexed', filter, { ...asked, limit })).toEqual(wanted);
    }
  }
});

it('knows of arrays that are added later', async () => {
  await fill(...VALUES);
  const [first] = FINDS;
  const { filter, ...asked } = first;
  const both = async () => {
    const [wanted, found] = await Promise.all(
      [plain, indexed].map((each) => each.find(filter, { ...asked, limit: 80 }).toArray()),
    );
    expect(found).toEqual(wanted);
    return found?.length;
  };
  const before = await both();
  const more = { _id: new ObjectId(), a: 'z', b: ['x', 'y'], c: 'c' };
  for (const collection of [plain, indexed]) await collection.insertOne(more);
  expect(await both()).toBe((before ?? 0) + 1);
});
