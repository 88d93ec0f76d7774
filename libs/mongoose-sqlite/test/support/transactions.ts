import type { Cases } from '../parity.test.ts';

export const transactionCases: Cases = {
  async 'a transaction is kept or undone as a whole'({ connection }) {
    const c = connection.collection<{ _id: number }>('c');
    await c.insertOne({ _id: 0 });
    const failed = connection.transaction(async (session) => {
      await c.insertOne({ _id: 1 }, { session });
      throw new Error('stop');
    });
    await expect(failed).rejects.toThrow('stop');
    expect(await c.countDocuments()).toBe(1);
    await connection.transaction(async (session) => {
      await c.insertOne({ _id: 1 }, { session });
      await c.updateOne({ _id: 1 }, { $set: { n: 1 } }, { session });
      expect(await c.countDocuments({}, { session })).toBe(2);
    });
    expect(await c.countDocuments({ n: 1 } as object)).toBe(1);
  },

  async 'a read outside sees the state before, at once'({ connection }) {
    const c = connection.collection<{ _id: number; n: number }>('c');
    await c.insertOne({ _id: 1, n: 1 });
    await connection.transaction(async (session) => {
      await c.updateOne({ _id: 1 }, { $set: { n: 2 } }, { session });
      expect(await c.findOne({ _id: 1 })).toEqual({ _id: 1, n: 1 });
      expect(await c.findOne({ _id: 1 }, { session })).toEqual({ _id: 1, n: 2 });
    });
    expect(await c.findOne({ _id: 1 })).toEqual({ _id: 1, n: 2 });
  },

  async 'a write outside waits for the end of the transaction'({ connection }) {
    const c = connection.collection<{ _id: number; n: number }>('c');
    await c.insertOne({ _id: 1, n: 1 });
    let outside: Promise<unknown> | undefined;
    await connection.transaction(async (session) => {
      await c.updateOne({ _id: 1 }, { $inc: { n: 10 } }, { session });
      outside ??= c.updateOne({ _id: 1 }, { $mul: { n: 2 } });
      await new Promise((resolve) => setImmediate(resolve));
    });
    await outside;
    expect(await c.findOne({ _id: 1 })).toEqual({ _id: 1, n: 22 });
  },

  async 'simultaneous transactions lose nothing'({ instance, connection }) {
    instance.set('transactionAsyncLocalStorage', true);
    const Counter = connection.model('Counter', new instance.Schema({ n: Number }));
    const { _id } = await Counter.create({ n: 0 });
    const add = () =>
      connection.transaction(async () => {
        const { n } = await Counter.findById(_id).orFail();
        await Counter.updateOne({ _id }, { $set: { n: n! + 1 } });
      });
    await Promise.all(Array.from({ length: 20 }, add));
    expect((await Counter.findById(_id).orFail()).n).toBe(20);
  },

  async 'an error inside ends the transaction'({ connection }) {
    const c = connection.collection<{ _id: number }>('c');
    await c.insertOne({ _id: 1 });
    const session = await connection.startSession();
    session.startTransaction();
    await c.insertOne({ _id: 2 }, { session });
    await expect(c.insertOne({ _id: 1 }, { session })).rejects.toMatchObject({ code: 11000 });
    await session.abortTransaction();
    await session.endSession();
    expect(await c.countDocuments()).toBe(1);
  },

  async 'a commit may be asked for twice'({ connection }) {
    const c = connection.collection<{ _id: number }>('c');
    const session = await connection.startSession();
    session.startTransaction();
    for (const _id of [1, 2, 3]) await c.insertOne({ _id }, { session });
    await session.commitTransaction();
    await session.commitTransaction();
    await session.endSession();
    expect(await c.countDocuments()).toBe(3);
  },
};
