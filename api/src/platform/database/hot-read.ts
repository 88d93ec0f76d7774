import type { AsyncLocalStorage } from 'node:async_hooks';
import { type ClientSession, type Model, mongo } from 'mongoose';

/** Mongoose's own storage of the open transaction, which its queries join by themselves. */
type Base = { transactionAsyncLocalStorage?: AsyncLocalStorage<{ session?: ClientSession }> };

/**
 * The document of that id as `findById(id).lean()` gives it, at half its cost: read by the driver, without Mongoose's
 * query around it. For what is read at every request. Sees what the open unit of work has written.
 */
export async function hotRead<Document>(model: Model<Document>, id: string): Promise<Document | null> {
  const { session } = (model.base as unknown as Base).transactionAsyncLocalStorage?.getStore() ?? {};
  const found = await model.collection.findOne({ _id: new mongo.ObjectId(id) }, session && { session });
  return found as Document | null;
}
