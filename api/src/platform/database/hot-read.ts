import type { AsyncLocalStorage } from 'node:async_hooks';
import { type ClientSession, type Model, mongo } from 'mongoose';

// What is read at every request is read by the driver, without Mongoose's query around it: half the cost. The filters
// hold values as they are stored, because nothing converts them. Reads see what the open unit of work has written.

/** Mongoose's own storage of the open transaction, which its queries join by themselves. */
type Base = { transactionAsyncLocalStorage?: AsyncLocalStorage<{ session?: ClientSession }> };

const sessionOf = (model: { base: unknown }) =>
  (model.base as Base).transactionAsyncLocalStorage?.getStore()?.session;

/** The document of that id, as `findById(id).lean()` gives it. */
export async function hotRead<Document>(model: Model<Document>, id: string): Promise<Document | null> {
  const session = sessionOf(model);
  const found = await model.collection.findOne({ _id: new mongo.ObjectId(id) }, session && { session });
  return found as Document | null;
}

/** The documents of a filter in an order, as `find(filter).sort(sort).lean()` gives them. */
export async function hotFind<Document>(
  model: Model<Document>,
  filter: mongo.Filter<mongo.Document>,
  sort: Record<string, 1 | -1>,
): Promise<Document[]> {
  const session = sessionOf(model);
  const found = await model.collection.find(filter, { sort, ...(session && { session }) }).toArray();
  return found as Document[];
}
