import type { AsyncLocalStorage } from 'node:async_hooks';
import type { EmbeddedClient } from '@consulting/mongoose-sqlite';
import mongoose, { type ClientSession, type Model, mongo } from 'mongoose';

// What is read at every request is read without Mongoose's query around it, and on the embedded engine without the
// driver's operations either: that is most of what such a read costs. The filters hold values as they are stored, because
// nothing converts them. Reads see what the open unit of work has written.

type Filter = mongo.Filter<mongo.Document>;
type Sort = Record<string, 1 | -1>;
/** An order, and a part of what is found in it. */
type Part = { sort?: Sort; skip?: number; limit?: number };

const WITHOUT_WORDS = { words: 0 } as const;

/** Mongoose's own storage of the open transaction, which its queries join by themselves. */
type Base = { transactionAsyncLocalStorage?: AsyncLocalStorage<{ session?: ClientSession }> };

const sessionOf = (model: { base: unknown }) =>
  (model.base as Base).transactionAsyncLocalStorage?.getStore()?.session;

/** The embedded engine's own reading, where it is the engine. */
const embedded = <Document>(model: Model<Document>): Partial<EmbeddedClient> =>
  model.db.getClient() as Partial<EmbeddedClient>;

/** Tells Mongoose's debug function, as its collections do for every call of the driver. */
function tell(collection: { name: string }, filter: Filter, part: Part): void {
  const debug: unknown = mongoose.get('debug');
  if (typeof debug === 'function') debug.call(collection, collection.name, 'find', filter, part);
}

/** The documents of a filter, as `find(filter)` and `lean()` give them. */
export async function hotFind<Document>(
  model: Model<Document>,
  filter: Filter,
  asked: Part = {},
): Promise<Document[]> {
  const { collection, db } = model;
  // Nobody who reads a document wants what the index of searches has of it, and Mongoose's queries leave it out too.
  const part = model.schema.path('words') ? { ...asked, projection: WITHOUT_WORDS } : asked;
  const session = sessionOf(model);
  const client = embedded(model);
  if (!session && client.findNow) {
    tell(collection, filter, part);
    return client.findNow(db.name, collection.name, filter, part) as Document[];
  }
  return (await collection.find(filter, session ? { ...part, session } : part).toArray()) as Document[];
}

/** The document of that id, as `findById(id).lean()` gives it. */
export async function hotRead<Document>(model: Model<Document>, id: string): Promise<Document | null> {
  const [found] = await hotFind(model, { _id: new mongo.ObjectId(id) });
  return found ?? null;
}
