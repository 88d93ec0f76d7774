import type { Cases } from '../parity.test.ts';

export const modelCases: Cases = {
  async 'populates, versions and saves the difference'({ instance, connection }) {
    const { Schema } = instance;
    const User = connection.model(
      'User',
      new Schema({ name: String, email: { type: String, unique: true } }),
    );
    const Job = connection.model(
      'Job',
      new Schema(
        {
          owner: { type: Schema.Types.ObjectId, ref: 'User' },
          tags: [String],
          parts: [{ n: Number }],
          meta: { type: Map, of: String },
        },
        { timestamps: true },
      ),
    );
    await Promise.all([User.init(), Job.init()]);
    const user = await User.create({ name: 'Ann', email: 'a@x.test' });
    const job = await Job.create({ owner: user._id, tags: ['x'], parts: [{ n: 1 }], meta: { a: 'b' } });
    const found = await Job.findById(job._id).populate<{ owner: { name: string } }>('owner', 'name').orFail();
    expect(found.owner.name).toBe('Ann');
    expect(found.meta?.get('a')).toBe('b');
    found.tags.push('y');
    found.parts[0]!.n = 5;
    await found.save();
    const [first, second] = await Promise.all([
      Job.findById(job._id).orFail(),
      Job.findById(job._id).orFail(),
    ]);
    first.tags.splice(0, 1);
    await first.save();
    second.tags.splice(0, 2);
    await expect(second.save()).rejects.toMatchObject({ name: 'VersionError' });
    await expect(User.create({ email: 'a@x.test' })).rejects.toMatchObject({
      code: 11000,
      keyPattern: { email: 1 },
    });
    expect((await Job.findById(job._id).lean().orFail()).tags).toEqual(['y']);
  },

  async 'finds by documents and ids as Mongoose gives them'({ instance, connection }) {
    const { Schema } = instance;
    const Part = connection.model(
      'Part',
      new Schema({ of: Schema.Types.ObjectId, size: Number, key: Buffer }),
    );
    const part = await Part.create({ of: new instance.Types.ObjectId(), size: 3, key: Buffer.from('k') });
    expect(await Part.countDocuments({ of: part.of as never })).toBe(1);
    expect(await Part.countDocuments({ key: Buffer.from('k') })).toBe(1);
    expect(await Part.exists({ _id: part._id, size: { $in: [3, 4] } })).toMatchObject({ _id: part._id });
    const pages: number[] = [];
    for await (const one of Part.find().sort('size').cursor()) pages.push(one.size!);
    expect(pages).toEqual([3]);
    await Part.syncIndexes();
    const bulk = await Part.bulkWrite([
      { updateOne: { filter: { size: 3 }, update: { $set: { size: 4 } } } },
    ]);
    expect(bulk.modifiedCount).toBe(1);
    await expect(Part.insertMany([{ _id: part._id }, { size: 9 }], { ordered: false })).rejects.toMatchObject(
      { code: 11000 },
    );
    expect(await Part.countDocuments({ size: 9 })).toBe(1);
  },

  async 'databases of one connection are apart'({ connection }) {
    const other = connection.useDb(`${connection.name}_other`);
    await connection.collection('c').insertOne({ n: 1 });
    await other.collection('c').insertMany([{ n: 1 }, { n: 2 }]);
    expect(await connection.collection('c').countDocuments()).toBe(1);
    expect(await other.collection('c').countDocuments()).toBe(2);
    await other.dropDatabase();
    expect(await connection.collection('c').countDocuments()).toBe(1);
  },
};
