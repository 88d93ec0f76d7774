import mongoose from 'mongoose';
import { onlyFields, withoutFields } from '../../src/bson/without.ts';
import { embedded, type Opened } from '../support/engines.ts';

const { BSON, Binary, Decimal128, Double, Long, ObjectId, Timestamp } = mongoose.mongo;

/** One value of each type, and a nested field with the same name. */
const doc = {
  _id: new ObjectId(),
  double: new Double(1.5),
  text: 'Jörg\u0000',
  words: { title: ['sap', 'ap'], words: 'inner' },
  list: [1, 'two', { words: 3 }],
  binary: new Binary(Buffer.from('abc')),
  no: false,
  date: new Date(0),
  nothing: null,
  pattern: new BSON.BSONRegExp('a/b', 'i'),
  code: new BSON.Code('x'),
  scoped: new BSON.Code('x', { words: 1 }),
  symbol: new BSON.BSONSymbol('s'),
  ref: new BSON.DBRef('things', new ObjectId()),
  int: 7,
  timestamp: new Timestamp({ t: 1, i: 2 }),
  long: Long.fromNumber(2 ** 40),
  decimal: Decimal128.fromString('1.10'),
  least: new BSON.MinKey(),
  most: new BSON.MaxKey(),
  Größe: 1,
  last: 'x',
};

it.each(Object.keys(doc).map((name) => [name]))('cuts %s out of the bytes of a document', (name) => {
  const { [name as keyof typeof doc]: _, ...rest } = doc;
  const cut = withoutFields(BSON.serialize(doc), [name]);
  expect(Buffer.from(cut)).toEqual(Buffer.from(BSON.serialize(rest)));
});

it.each(Object.keys(doc).map((name) => [name]))('keeps %s alone of the bytes of a document', (name) => {
  const kept = { [name]: doc[name as keyof typeof doc] };
  expect(Buffer.from(onlyFields(BSON.serialize(doc), [name]))).toEqual(Buffer.from(BSON.serialize(kept)));
});

it('keeps several in their order, none, and all', () => {
  const bytes = BSON.serialize(doc);
  const only = (...names: string[]) => Object.keys(BSON.deserialize(onlyFields(bytes, names)));
  expect(only('last', 'nothing', '_id', 'none')).toEqual(['_id', 'nothing', 'last']);
  expect(only('none')).toEqual([]);
  expect(onlyFields(bytes, Object.keys(doc))).toBe(bytes);
});

it('cuts several, none, and all', () => {
  const bytes = BSON.serialize(doc);
  const without = (...names: string[]) => BSON.deserialize(withoutFields(bytes, names));
  expect(without('words', 'list', 'last')).toEqual(
    BSON.deserialize(
      BSON.serialize(
        { ...doc, words: undefined, list: undefined, last: undefined },
        { ignoreUndefined: true },
      ),
    ),
  );
  expect(withoutFields(bytes, ['none'])).toBe(bytes);
  expect(without(...Object.keys(doc))).toEqual({});
});

describe('a find that leaves out', () => {
  let world: Opened;
  beforeAll(async () => {
    world = await embedded.open();
    await world.connection.collection('kept').insertMany([
      { n: 1, at: new Date(0), words: ['a'] },
      { n: Long.fromNumber(2), other: { words: 1 }, words: { inner: 1 } },
    ]);
  });
  afterAll(() => world.close());

  it('gives the rest, and all of it to who asks for all', async () => {
    const entries = world.connection.collection('kept');
    for (const _ of ['read', 'from memory']) {
      const less = await entries.find({}, { projection: { words: 0 } }).toArray();
      expect(less.map(({ _id, ...rest }) => rest)).toEqual([
        { n: 1, at: new Date(0) },
        { n: 2, other: { words: 1 } },
      ]);
      expect((await entries.find({ words: 'a' }).toArray()).map(({ words }) => words as unknown)).toEqual([
        ['a'],
      ]);
      const least = await entries.find({}, { projection: { words: 0, n: false } }).toArray();
      expect(least[1]).toEqual({ _id: expect.any(ObjectId), other: { words: 1 } });
    }
    await entries.updateOne({ n: 1 }, { $set: { n: 5 } });
    expect(await entries.find({ n: 5 }, { projection: { words: 0, _id: 0 } }).toArray()).toEqual([
      { n: 5, at: new Date(0) },
    ]);
  });

  it('gives what is asked for alone, with the id unless that is left out', async () => {
    const entries = world.connection.collection('kept');
    await entries.insertOne({ m: 1, n: 3, words: ['b'] });
    for (const _ of ['read', 'from memory']) {
      const ask = (projection: object) => entries.find({ m: 1 }, { projection }).toArray();
      expect(await ask({ n: 1, missing: true })).toEqual([{ _id: expect.any(ObjectId), n: 3 }]);
      expect(await ask({ n: 1, words: 1, _id: 0 })).toEqual([{ n: 3, words: ['b'] }]);
      expect(await ask({ _id: 1 })).toEqual([{ _id: expect.any(ObjectId) }]);
      expect(await ask({})).toMatchObject([{ m: 1, n: 3, words: ['b'] }]);
    }
  });
});
