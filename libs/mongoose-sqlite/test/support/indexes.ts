import mongoose from 'mongoose';
import type { Cases } from '../parity.test.ts';

const { ObjectId } = mongoose.mongo;
const caught = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

export const indexCases: Cases = {
  async 'E11000 names the key of the index and its value'({ connection }) {
    const c = connection.collection<{ _id: number; kind: string; n: number }>('c');
    await c.createIndex({ kind: 1, n: -1 }, { unique: true });
    await c.insertOne({ _id: 1, kind: 'a', n: 1 });
    const error = await caught(c.insertOne({ _id: 2, kind: 'a', n: 1 }));
    expect(error).toMatchObject({
      name: 'MongoServerError',
      code: 11000,
      keyPattern: { kind: 1, n: -1 },
      keyValue: { kind: 'a', n: 1 },
    });
    await c.insertOne({ _id: 2, kind: 'a', n: 2 });
    expect(await caught(c.updateOne({ _id: 2 }, { $set: { n: 1 } }))).toMatchObject({
      code: 11000,
      keyPattern: { kind: 1, n: -1 },
    });
    expect(await c.findOne({ _id: 2 })).toEqual({ _id: 2, kind: 'a', n: 2 });
    expect(await caught(c.insertOne({ _id: 1, kind: 'b', n: 1 }))).toMatchObject({
      code: 11000,
      keyPattern: { _id: 1 },
    });
  },

  async 'unique counts a missing field as null, sparse and partial leave it out'({ connection }) {
    const plain = connection.collection<{ _id: number; u?: string | null }>('plain');
    await plain.createIndex({ u: 1 }, { unique: true });
    await plain.insertOne({ _id: 1 });
    expect(await caught(plain.insertOne({ _id: 2, u: null }))).toMatchObject({
      code: 11000,
      keyValue: { u: null },
    });
    const sparse = connection.collection<{ _id: number; u?: string }>('sparse');
    await sparse.createIndex({ u: 1 }, { unique: true, sparse: true });
    await sparse.insertMany([{ _id: 1 }, { _id: 2 }, { _id: 3, u: 'x' }]);
    expect(await caught(sparse.insertOne({ _id: 4, u: 'x' }))).toMatchObject({ code: 11000 });
    const partial = connection.collection<{ _id: number; u: string; open: boolean }>('partial');
    await partial.createIndex({ u: 1 }, { unique: true, partialFilterExpression: { open: true } });
    await partial.insertMany([
      { _id: 1, u: 'x', open: false },
      { _id: 2, u: 'x', open: true },
      { _id: 3, u: 'x', open: false },
    ]);
    expect(await caught(partial.updateOne({ _id: 3 }, { $set: { open: true } }))).toMatchObject({
      code: 11000,
    });
  },

  async 'unique over arrays tells the element'({ connection }) {
    const c = connection.collection<{ _id: number; tags: string[] }>('c');
    await c.createIndex({ tags: 1 }, { unique: true });
    await c.insertOne({ _id: 1, tags: ['a', 'b', 'a'] });
    expect(await caught(c.insertOne({ _id: 2, tags: ['c', 'b'] }))).toMatchObject({
      code: 11000,
      keyPattern: { tags: 1 },
    });
  },

  async 'a unique index over duplicates fails and leaves no index'({ connection }) {
    const c = connection.collection<{ _id: number; u: string }>('c');
    await c.insertMany([
      { _id: 1, u: 'x' },
      { _id: 2, u: 'x' },
    ]);
    expect(await caught(c.createIndex({ u: 1 }, { unique: true }))).toMatchObject({ code: 11000 });
    expect((await c.indexes()).map(({ name }) => name)).toEqual(['_id_']);
  },

  async 'lists, compares and drops indexes'({ connection }) {
    const c = connection.collection<{ _id: number }>('c');
    await c.createIndex({ a: 1, b: -1 }, { unique: true, name: 'ab' });
    await c.createIndex({ a: 1, b: -1 }, { unique: true, name: 'ab' });
    expect(await c.indexInformation()).toEqual({
      _id_: [['_id', 1]],
      ab: [
        ['a', 1],
        ['b', -1],
      ],
    });
    expect((await c.indexes()).find(({ name }) => name === 'ab')).toMatchObject({
      key: { a: 1, b: -1 },
      unique: true,
    });
    await c.dropIndex('ab');
    expect(await caught(c.dropIndex('ab'))).toMatchObject({ code: 27 });
  },

  async 'answers are the same with and without an index'({ connection }) {
    const values = [
      1,
      2.5,
      -1,
      10,
      'a',
      'b',
      'B',
      null,
      true,
      false,
      new Date(1),
      new ObjectId(),
      [1, 3],
      ['a'],
      [],
      { x: 1 },
      undefined,
    ];
    const docs = values.map((v, _id) => ({ _id, ...(v === undefined ? {} : { v }), w: _id % 3 }));
    const plain = connection.collection<{ _id: number; v?: unknown; w: number }>('plain');
    const indexed = connection.collection<{ _id: number; v?: unknown; w: number }>('indexed');
    await indexed.createIndex({ v: 1, w: -1 });
    await indexed.createIndex({ w: 1, v: -1 });
    await plain.insertMany(docs);
    await indexed.insertMany(docs);
    const conditions = values.flatMap((v) =>
      v === undefined ? [] : [v, { $gt: v }, { $lte: v }, { $in: [v, 2.5] }, { $ne: v }],
    );
    for (const v of conditions.filter(
      (one) => !(Array.isArray(one) || JSON.stringify(one).includes('te":null')),
    )) {
      for (const filter of [{ v }, { v, w: 1 }, { w: 2, v }]) {
        const [a, b] = await Promise.all(
          [plain, indexed].map((c) => c.find(filter as object, { sort: { _id: 1 } }).toArray()),
        );
        expect({ filter, found: b }).toEqual({ filter, found: a });
        expect(await indexed.countDocuments(filter as object)).toBe(a!.length);
      }
    }
    const sorts: Record<string, 1 | -1>[] = [
      { v: 1, w: -1, _id: 1 },
      { w: 1, v: -1, _id: 1 },
      { w: -1, _id: 1 },
    ];
    for (const sort of sorts) {
      const [a, b] = await Promise.all(
        [plain, indexed].map((c) => c.find({ w: { $gte: 0 } }, { sort, limit: 7, skip: 2 }).toArray()),
      );
      expect(b).toEqual(a);
    }
  },
};
