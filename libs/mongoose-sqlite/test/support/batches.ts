import type { Cases } from '../parity.test.ts';

const code = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no error',
    (error: { code?: unknown }) => error.code,
  );

export const batchCases: Cases = {
  async 'a filter may ask for a field that is called documents'({ connection }) {
    const c = connection.collection<{ _id: number; documents: number }>('c');
    await c.insertMany([
      { _id: 1, documents: 1 },
      { _id: 2, documents: 2 },
    ]);
    expect(await c.find({ documents: 2 }).toArray()).toEqual([{ _id: 2, documents: 2 }]);
  },

  async 'bulkWrite goes on after an error only when unordered'({ connection }) {
    const c = connection.collection<{ _id: number; n?: number }>('c');
    const docs = [1, 1, 2].map((_id) => ({ insertOne: { document: { _id } } }));
    const error = await c.bulkWrite(docs).catch((e: unknown) => e);
    expect(error).toMatchObject({ name: 'MongoBulkWriteError', code: 11000, result: { insertedCount: 1 } });
    const second = await c
      .bulkWrite([...docs.slice(1), { updateMany: { filter: {}, update: { $set: { n: 1 } } } }], {
        ordered: false,
      })
      .catch((e: unknown) => e);
    expect(second).toMatchObject({
      writeErrors: [{ index: 0, code: 11000 }],
      result: { insertedCount: 1, modifiedCount: 2 },
    });
    const done = await c.bulkWrite([
      { deleteOne: { filter: { _id: 1 } } },
      { updateOne: { filter: { _id: 9 }, update: { $set: { n: 9 } }, upsert: true } },
    ]);
    expect(done).toMatchObject({ deletedCount: 1, upsertedCount: 1, upsertedIds: { 1: 9 } });
  },

  async 'aggregates, joins and counts'({ connection }) {
    const jobs = connection.collection<{ _id: number; owner?: number | null; tags: string[] }>('jobs');
    const users = connection.collection<{ _id: number; name: string }>('users');
    await users.insertMany([
      { _id: 1, name: 'Ann' },
      { _id: 2, name: 'Bob' },
    ]);
    await jobs.insertMany([
      { _id: 1, owner: 1, tags: ['a', 'b'] },
      { _id: 2, owner: 2, tags: ['b'] },
      { _id: 3, tags: [] },
    ]);
    const join = { $lookup: { from: 'users', localField: 'owner', foreignField: '_id', as: 'user' } };
    const joined = await jobs
      .aggregate([join, { $project: { user: 1, _id: 0 } }, { $sort: { user: -1 } }])
      .toArray();
    expect(joined).toEqual([
      { user: [{ _id: 2, name: 'Bob' }] },
      { user: [{ _id: 1, name: 'Ann' }] },
      { user: [] },
    ]);
    const owners = await jobs
      .aggregate([join, { $unwind: '$user' }, { $project: { 'user.name': 1 } }, { $sort: { _id: 1 } }])
      .toArray();
    expect(owners).toEqual([
      { _id: 1, user: { name: 'Ann' } },
      { _id: 2, user: { name: 'Bob' } },
    ]);
    const tags = await jobs
      .aggregate([
        { $match: { _id: { $gte: 1 } } },
        { $unwind: { path: '$tags' } },
        { $group: { _id: { tag: '$tags' }, count: { $sum: 1 }, last: { $max: '$owner' } } },
        { $sort: { count: -1, '_id.tag': 1 } },
      ])
      .toArray();
    expect(tags).toEqual([
      { _id: { tag: 'b' }, count: 2, last: 2 },
      { _id: { tag: 'a' }, count: 1, last: 1 },
    ]);
    const total = { $group: { _id: null, n: { $sum: 1 } } };
    const counted = await jobs.aggregate([{ $unwind: '$tags' }, { $skip: 1 }, total]).toArray();
    expect(counted).toEqual([{ _id: null, n: 2 }]);
    const sums = await jobs
      .aggregate([{ $group: { _id: null, n: { $sum: 1 }, owners: { $push: '$owner' } } }])
      .toArray();
    expect(sums).toEqual([{ _id: null, n: 3, owners: [1, 2] }]);
    expect(await jobs.countDocuments({ tags: 'b' }, { skip: 1 })).toBe(1);
    expect((await jobs.distinct('tags')).sort()).toEqual(['a', 'b']);
  },

  async 'iterates with chained cursor methods'({ connection }) {
    const c = connection.collection<{ _id: number }>('c');
    await c.insertMany(Array.from({ length: 300 }, (_, _id) => ({ _id })));
    const cursor = c
      .find()
      .sort({ _id: -1 })
      .skip(1)
      .limit(3)
      .project({ _id: 1 })
      .batchSize(2)
      .map(({ _id }) => _id);
    const seen: number[] = [];
    for await (const id of cursor) seen.push(id);
    expect(seen).toEqual([298, 297, 296]);
    expect(await c.find().toArray()).toHaveLength(300);
  },

  async 'refuses operators and options it does not know'({ connection }) {
    const c = connection.collection<{ _id: number }>('c');
    await c.insertOne({ _id: 1 });
    expect(await code(c.find({ a: { $foo: 1 } }).toArray())).not.toBe('no error');
    expect(await code(c.aggregate([{ $foo: 1 }]).toArray())).not.toBe('no error');
    expect(await code(c.updateOne({}, { $foo: { a: 1 } } as object))).not.toBe('no error');
  },
};
