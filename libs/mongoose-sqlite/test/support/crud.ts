import mongoose from 'mongoose';
import type { Cases } from '../parity.test.ts';

const { ObjectId, Long, Double, Int32, Binary, BSONRegExp } = mongoose.mongo;
const code = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no error',
    (error: { code?: unknown }) => error.code,
  );

export const crudCases: Cases = {
  async 'sorts values of all types in BSON order'({ connection }) {
    const c = connection.collection<{ _id: number; v?: unknown }>('c');
    const values = [
      true,
      'b',
      'B',
      10,
      9,
      2.5,
      null,
      undefined,
      new Date(5),
      { a: 1 },
      new ObjectId(),
      Buffer.from('x'),
      false,
    ];
    await c.insertMany(values.map((v, _id) => (v === undefined ? { _id } : { _id, v })));
    const up = await c.find({}, { sort: { v: 1, _id: 1 } }).toArray();
    expect(up.map(({ _id }) => _id)).toEqual([6, 7, 5, 4, 3, 2, 1, 9, 11, 10, 12, 0, 8]);
    const down = await c.find({}, { sort: { v: -1, _id: 1 } }).toArray();
    expect(down.map(({ _id }) => _id)).toEqual([8, 0, 12, 10, 11, 9, 1, 2, 3, 4, 5, 6, 7]);
  },

  async 'finds one of thousands of values of all kinds'({ connection }) {
    const c = connection.collection<{ _id: number; v?: unknown }>('c');
    const id = new ObjectId();
    const values = [
      5,
      new Long(5),
      'five',
      id,
      new Date(5),
      null,
      undefined,
      ['x', 7],
      { a: 1 },
      true,
      'other',
    ];
    await c.insertMany(values.map((v, _id) => (v === undefined ? { _id } : { _id, v })));
    const others = Array.from({ length: 3_000 }, () => new ObjectId());
    const idsOf = async (wanted: unknown[]) =>
      (await c.find({ v: { $in: [...others, ...wanted] } } as object, { sort: { _id: 1 } }).toArray()).map(
        ({ _id }) => _id,
      );
    const all = [5.0, 'five', new ObjectId(id.toHexString()), new Date(5), { a: 1 }, true];
    for (const index of [false, true]) {
      if (index) await c.createIndex({ v: 1 });
      expect(await idsOf(all)).toEqual([0, 1, 2, 3, 4, 8, 9]);
      expect(await idsOf([null])).toEqual([5, 6]);
      expect(await idsOf([7, /^oth/])).toEqual([7, 10]);
      expect(await idsOf([])).toEqual([]);
    }
  },

  async 'sorts numeric ids by value and arrays by their smallest or largest element'({ connection }) {
    const c = connection.collection<{ _id: number; t: number[] }>('c');
    await c.insertMany([
      { _id: 10, t: [5, 1] },
      { _id: 2, t: [4] },
      { _id: 1, t: [9, 3] },
    ]);
    expect((await c.find().sort({ _id: 1 }).toArray()).map((d) => d._id)).toEqual([1, 2, 10]);
    expect((await c.find().sort({ t: 1 }).toArray()).map((d) => d._id)).toEqual([10, 1, 2]);
    expect((await c.find().sort({ t: -1 }).toArray()).map((d) => d._id)).toEqual([1, 10, 2]);
  },

  async 'keeps and tells apart the BSON types'({ connection }) {
    const c = connection.collection<{ _id: string; v: unknown }>('c');
    const values = {
      int: new Int32(1),
      double: new Double(1),
      long: Long.fromNumber(1),
    };
    await c.insertMany(Object.entries(values).map(([_id, v]) => ({ _id, v })));
    await c.insertOne({ _id: 'big', v: 2n ** 60n });
    await c.updateOne({ _id: 'double' }, { $set: { other: 1 } } as object);
    const found = await c.find({}, { promoteValues: false, sort: { _id: 1 } }).toArray();
    const types = found.map(({ v }) => (v as { _bsontype: string })._bsontype);
    expect(types).toEqual(['Long', 'Double', 'Int32', 'Long']);
    for (const type of Object.keys(values)) {
      const ofType = await c.find({ v: { $type: type as 'int' } }).toArray();
      expect(ofType.map(({ _id }) => _id).sort()).toEqual(type === 'long' ? ['big', 'long'] : [type]);
    }
    expect((await c.findOne({ _id: 'big' }, { useBigInt64: true }))?.v).toBe(2n ** 60n);
    expect(await c.countDocuments({ v: 1 })).toBe(3);
  },

  async 'finds binary values, ids and dates by equality'({ connection }) {
    const c = connection.collection<{ _id: number; v: unknown }>('c');
    const id = new ObjectId();
    await c.insertMany([
      { _id: 1, v: Buffer.from('hello') },
      { _id: 2, v: id },
      { _id: 3, v: new Date(7) },
    ]);
    expect((await c.findOne({ v: new Binary(Buffer.from('hello')) }))?._id).toBe(1);
    expect((await c.findOne({ v: id }))?._id).toBe(2);
    expect((await c.findOne({ v: new Date(7) }))?._id).toBe(3);
    expect(await c.countDocuments({ $or: [{ v: { $ne: id } }, { v: { $nin: [id] } }] })).toBe(2);
    expect(await c.countDocuments({ v: { $type: 'objectId' } })).toBe(1);
  },

  async 'matches a regular expression with the options it has in BSON'({ connection }) {
    const c = connection.collection<{ _id: number; s: string }>('c');
    await c.insertOne({ _id: 1, s: 'a\nb' });
    expect(await c.countDocuments({ s: new BSONRegExp('A.B', 'is') as never })).toBe(1);
    expect(await c.countDocuments({ s: new BSONRegExp('A.B', 'i') as never })).toBe(0);
    expect(await c.countDocuments({ s: /^B$/im })).toBe(1);
  },

  async 'projects by inclusion and by exclusion'({ connection }) {
    const c = connection.collection<{ _id: number; items: { k: string; v: number }[]; s: string }>('c');
    const items = [1, 2, 3].map((v) => ({ k: `k${v}`, v }));
    await c.insertOne({ _id: 1, items, s: 'x' });
    const find = (filter: object, projection: object) => c.findOne(filter, { projection });
    expect(await find({}, { s: 1 })).toEqual({ _id: 1, s: 'x' });
    expect(await find({}, { _id: 1 })).toEqual({ _id: 1 });
    expect(await find({}, { items: 0, _id: 0 })).toEqual({ s: 'x' });
    expect(await find({}, { 'items.k': 0 })).toEqual({
      _id: 1,
      items: [{ v: 1 }, { v: 2 }, { v: 3 }],
      s: 'x',
    });
    expect(await find({}, { 'items.k': 1, _id: 0 })).toEqual({ items: items.map(({ k }) => ({ k })) });
  },

  async 'updates array elements by position, by all and by filter'({ connection }) {
    const c = connection.collection<{ _id: number; a: { k: string; n: number }[] }>('c');
    await c.insertOne({
      _id: 1,
      a: [
        { k: 'x', n: 1 },
        { k: 'y', n: 2 },
      ],
    });
    await c.updateOne({ 'a.k': 'y' }, { $inc: { 'a.$.n': 10 } });
    await c.updateOne({}, { $inc: { 'a.$[].n': 1 } });
    await c.updateOne({}, { $set: { 'a.$[e].k': 'hit' } }, { arrayFilters: [{ 'e.n': { $gt: 10 } }] });
    expect((await c.findOne())?.a).toEqual([
      { k: 'x', n: 2 },
      { k: 'hit', n: 13 },
    ]);
    await c.updateOne({ a: { $elemMatch: { k: 'hit', n: 13 } } }, { $unset: { 'a.$.n': 1 } });
    expect((await c.findOne())?.a).toEqual([{ k: 'x', n: 2 }, { k: 'hit' }]);
  },

  async 'takes positions and conditions in arrays as MongoDB does'({ connection }) {
    const c = connection.collection<{ _id: number; a: object[]; t: unknown[] }>('c');
    await c.insertOne({ _id: 1, a: [{ b: 1 }, { c: 2 }], t: [[1, 5], 2, 7] });
    const update = (filter: object, change: object) => c.updateOne(filter, change);
    await update({ 'a.c': { $exists: true } }, { $set: { 'a.$.d': 3 } });
    expect((await c.findOne())?.a).toEqual([{ b: 1 }, { c: 2, d: 3 }]);
    expect(await code(update({ a: { $size: 2 } }, { $set: { 'a.$': 3 } }))).toBe(2);
    expect(await c.countDocuments({ t: { $elemMatch: { $ne: 2, $lt: 5 } } })).toBe(0);
  },

  async 'pulls by a condition also what is an array with an element that passes'({ connection }) {
    const c = connection.collection<{ _id: number; t: unknown[] }>('c');
    await c.insertOne({ _id: 1, t: [[1, 5], 2, 7, [1]] });
    await c.updateOne({}, { $pull: { t: { $gt: 4 } } as never });
    expect((await c.findOne())?.t).toEqual([2, [1]]);
  },

  async 'refuses updates with the codes of MongoDB'({ connection }) {
    const c = connection.collection<{ _id: number; s: string; a: number[] }>('c');
    await c.insertOne({ _id: 1, s: 'text', a: [1] });
    const update = (u: object, options?: object) => code(c.updateOne({ _id: 1 }, u, options));
    expect(await update({ $inc: { s: 1 } })).toBe(14);
    expect(await update({ $push: { s: 1 } })).toBe(2);
    expect(await update({ $set: { _id: 2 } })).toBe(66);
    expect(await update({ $set: { a: 1 }, $inc: { a: 1 } })).toBe(40);
    expect(await update({ $set: { 's.x': 1 } })).toBe(28);
    expect(await update({ $set: { 'a.$[e]': 1 } })).toBe(2);
    expect(await c.findOne()).toEqual({ _id: 1, s: 'text', a: [1] });
  },

  async 'upserts from the equalities of the filter'({ connection }) {
    const c = connection.collection<{ _id: unknown; a: number }>('c');
    const r = await c.updateOne(
      { a: 1, 'b.c': { $eq: 2 }, n: { $gt: 5 } },
      { $set: { d: 3 }, $setOnInsert: { e: 4 } } as object,
      { upsert: true },
    );
    expect([r.matchedCount, r.modifiedCount, r.upsertedCount]).toEqual([0, 0, 1]);
    expect(await c.findOne()).toEqual({ _id: r.upsertedId, a: 1, b: { c: 2 }, d: 3, e: 4 });
    const replaced = await c.replaceOne({ _id: 7 } as object, { a: 9 }, { upsert: true });
    expect(replaced.upsertedId).toBe(7);
  },

  async 'refuses an upsert by equalities inside each other'({ connection }) {
    const c = connection.collection<{ e: object; f?: number }>('c');
    const both = { e: { b: 1 }, 'e.c': 2 };
    expect(await code(c.updateOne(both, { $set: { f: 1 } }, { upsert: true }))).toBe(54);
    expect(await c.countDocuments()).toBe(0);
  },

  async 'findOneAndX gives the document before or after, or all about it'({ connection }) {
    const c = connection.collection<{ _id: number; n: number }>('c');
    await c.insertMany([
      { _id: 1, n: 1 },
      { _id: 2, n: 5 },
    ]);
    expect(await c.findOneAndUpdate({}, { $inc: { n: 1 } }, { sort: { n: -1 } })).toEqual({ _id: 2, n: 5 });
    expect(
      await c.findOneAndUpdate(
        { _id: 2 },
        { $inc: { n: 1 } },
        { returnDocument: 'after', projection: { _id: 0 } },
      ),
    ).toEqual({ n: 7 });
    const all = await c.findOneAndUpdate(
      { _id: 3 },
      { $set: { n: 0 } },
      { upsert: true, includeResultMetadata: true },
    );
    expect(all).toMatchObject({
      value: null,
      lastErrorObject: { n: 1, updatedExisting: false, upserted: 3 },
      ok: 1,
    });
    expect(await c.findOneAndReplace({ _id: 1 }, { n: 8 }, { returnDocument: 'after' })).toEqual({
      _id: 1,
      n: 8,
    });
    expect(await c.findOneAndDelete({ n: 8 }, { projection: { n: 1, _id: 0 } })).toEqual({ n: 8 });
    expect(await c.findOneAndDelete({ n: 8 })).toBeNull();
  },
};
