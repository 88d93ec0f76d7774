import mongoose from 'mongoose';

/**
 * How many queries `work` sends to the store, whatever engine it is. A list must need as many for 50 entries as for one.
 * `work` runs once before it is counted: what only the first of two requests does (renewing a session) is not counted.
 */
export async function countQueries(work: () => Promise<unknown>): Promise<number> {
  await work();
  const spies = [
    jest.spyOn(mongoose.Query.prototype, 'exec'),
    jest.spyOn(mongoose.Aggregate.prototype, 'exec'),
  ];
  try {
    await work();
    return spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
  } finally {
    spies.forEach((spy) => spy.mockRestore());
  }
}
