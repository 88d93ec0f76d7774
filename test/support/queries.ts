import mongoose, { type Model } from 'mongoose';

/** Collections that jobs of the server's own look at whenever they like. */
const BACKGROUND = ['outbox', 'files'];

/** How many queries `work` sends to the store, whatever engine it is. A list must need as many for 50 entries as for one. */
export async function countQueries(work: () => Promise<unknown>): Promise<number> {
  const queries = jest.spyOn(mongoose.Query.prototype, 'exec');
  const aggregations = jest.spyOn(mongoose.Aggregate.prototype, 'exec');
  try {
    await work();
    const models = [
      ...queries.mock.contexts.map(({ model }) => model as Model<unknown>),
      ...aggregations.mock.contexts.map((aggregation) => aggregation.model() as Model<unknown>),
    ];
    return models.filter(({ collection }) => !BACKGROUND.includes(collection.name)).length;
  } finally {
    queries.mockRestore();
    aggregations.mockRestore();
  }
}
