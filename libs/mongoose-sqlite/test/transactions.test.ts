import { embedded, type Opened } from './support/engines.ts';

/**
 * Concurrent operations in one transaction. MongoDB forbids them and servers fail in different ways, so this is no
 * parity case. The embedded engine, being one process, has to stay consistent.
 */
describe('operations beside each other in one transaction', () => {
  let world: Opened;
  beforeEach(async () => {
    world = await embedded.open();
  });
  afterEach(() => world.close());

  it('are kept together', async () => {
    const c = world.connection.collection<{ _id: number }>('c');
    await world.connection.transaction(async (session) => {
      await Promise.all([1, 2, 3].map((_id) => c.insertOne({ _id }, { session })));
    });
    expect(await c.countDocuments()).toBe(3);
  });

  it('leave nothing behind that blocks others when one fails', async () => {
    const c = world.connection.collection<{ _id: number }>('c');
    await c.insertOne({ _id: 0 });
    const failing = (_id: number) =>
      world.connection.transaction(async (session) => {
        await Promise.all([c.insertOne({ _id }, { session }), Promise.reject(new Error('stop'))]);
      });
    const results = await Promise.allSettled([1, 2, 3, 4].map(failing));
    expect(results.map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
    await world.connection.transaction(async (session) => {
      await c.insertOne({ _id: 5 }, { session });
    });
    await c.insertOne({ _id: 6 });
    expect(await c.countDocuments({ _id: { $gt: 4 } })).toBe(2);
  });
});
