/**
 * Data that every request needs is read without Mongoose's queries, and on the embedded engine without the driver's
 * operations too: they are most of the cost of such a read (docs/decisions/0021). Nothing converts the filters, so
 * their values have their stored form. Reads see the writes of the open unit of work.
 */

import type { AsyncLocalStorage } from 'node:async_hooks';
import type { EmbeddedClient } from '@consulting/mongoose-sqlite';
import mongoose, { type ClientSession, type Model, mongo } from 'mongoose';
import { retriedRead } from './retried-read.ts';

type Filter = mongo.Filter<mongo.Document>;
type Sort = Record<string, 1 | -1>;
/** The order of the results, and the part of them to return. */
type Part = { sort?: Sort; skip?: number; limit?: number };

const WITHOUT_WORDS = { words: 0 } as const;

/** Mongoose's internal storage of the open transaction, which its queries join automatically. */
type Base = { transactionAsyncLocalStorage?: AsyncLocalStorage<{ session?: ClientSession }> };

const sessionOf = (model: { base: unknown }) =>
  (model.base as Base).transactionAsyncLocalStorage?.getStore()?.session;

/** Returns the client, with `findNow` if the engine is the embedded one. */
const embedded = <Document>(model: Model<Document>): Partial<EmbeddedClient> =>
  model.db.getClient() as Partial<EmbeddedClient>;

/** Calls Mongoose's debug function, as its collections do for every call of the driver. */
function tell(collection: { name: string }, filter: Filter, part: Part): void {
  const debug: unknown = mongoose.get('debug');
  if (typeof debug === 'function') debug.call(collection, collection.name, 'find', filter, part);
}

/** Returns the documents that match, as `find(filter)` with `lean()` does. */
export async function hotFind<Document>(
  model: Model<Document>,
  filter: Filter,
  asked: Part = {},
): Promise<Document[]> {
  const { collection, db } = model;
  // No reader needs the words of the search index, and Mongoose's queries leave them out too.
  const part = model.schema.path('words') ? { ...asked, projection: WITHOUT_WORDS } : asked;
  const session = sessionOf(model);
  const client = embedded(model);
  if (!session && client.findNow) {
    tell(collection, filter, part);
    return client.findNow(db.name, collection.name, filter, part) as Document[];
  }
  if (session) return (await collection.find(filter, { ...part, session }).toArray()) as Document[];
  return retriedRead(async () => (await collection.find(filter, part).toArray()) as Document[]);
}

/** Returns the document with that id, as `findById(id).lean()` does. */
export async function hotRead<Document>(model: Model<Document>, id: string): Promise<Document | null> {
  const [found] = await hotFind(model, { _id: new mongo.ObjectId(id) });
  return found ?? null;
}
