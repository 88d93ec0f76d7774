import mongoose from 'mongoose';

/** How many queries `work` sends to the store, whatever engine it is. A list must need as many for 50 entries as for one. */
export async function countQueries(work: () => Promise<unknown>): Promise<number> {
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
