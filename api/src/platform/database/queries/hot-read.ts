/**
 * Data that every request needs is read without Mongoose's queries and the driver's operations: they are most of the
 * cost of such a read (docs/decisions/0021). Nothing converts the filters, so their values have their stored form. Reads
 * see the writes of the open unit of work.
 */

import type { AsyncLocalStorage } from 'node:async_hooks';
import type { EmbeddedClient } from '@consulting/mongoose-sqlite';
import mongoose, { type ClientSession, type Model, mongo } from 'mongoose';
import { commandNow } from './command-now.ts';
import { retriedRead } from './retried-read.ts';

type Filter = mongo.Filter<mongo.Document>;
type Sort = Record<string, 1 | -1>;
/** The order of the results, and the part of them to return. */
type Part = { sort?: Sort; skip?: number; limit?: number };
type AnyModel = Model<mongo.Document>;

const WITHOUT_WORDS = { words: 0 } as const;
/** Documents of a read without a limit that come in its one answer; more are rare, and come by the driver's cursor. */
const MOST_AT_ONCE = 1_000;
const JOINED = 'joined';

/** Mongoose's internal storage of the open transaction, which its queries join automatically. */
type Base = { transactionAsyncLocalStorage?: AsyncLocalStorage<{ session?: ClientSession }> };

const sessionOf = (model: { base: unknown }) =>
  (model.base as Base).transactionAsyncLocalStorage?.getStore()?.session;

/** Returns the client, with `findNow` if the engine is the embedded one. */
const embedded = (model: { db: mongoose.Connection }): Partial<EmbeddedClient> =>
  model.db.getClient() as Partial<EmbeddedClient>;

/** Returns whether a model is stored by the embedded engine. */
export const isEmbedded = (model: { db: mongoose.Connection }): boolean =>
  embedded(model).findNow !== undefined;

/** Returns whether documents have the words of the search index, which no reader needs: Mongoose's queries omit them too. */
const hasWords = ({ schema }: { schema: { path(name: string): unknown } }): boolean =>
  schema.path('words') !== undefined;

/** Calls Mongoose's debug function, as its collections do for every call of the driver. */
function tell(collection: { name: string }, ...call: unknown[]): void {
  const debug: unknown = mongoose.get('debug');
  if (typeof debug === 'function') debug.call(collection, collection.name, ...call);
}

/** Returns all documents that a command finds, or null when they do not come in one answer now. */
async function wholeAnswer(
  { db, collection }: { db: mongoose.Connection; collection: { name: string } },
  command: mongo.Document,
): Promise<mongo.Document[] | null> {
  const answer = await commandNow(db, command);
  if (!answer) return null;
  const { id, firstBatch } = answer['cursor'] as { id: mongo.Long; firstBatch: mongo.Document[] };
  if (Number(id) === 0) return firstBatch;
  await commandNow(db, { killCursors: collection.name, cursors: [mongo.Long.fromValue(id)] });
  return null;
}

/** Returns the documents that match, as `find(filter)` with `lean()` does. */
export async function hotFind<Document>(
  model: Model<Document>,
  filter: Filter,
  asked: Part = {},
): Promise<Document[]> {
  const { collection, db } = model;
  const part = hasWords(model) ? { ...asked, projection: WITHOUT_WORDS } : asked;
  const session = sessionOf(model);
  if (session) return (await collection.find(filter, { ...part, session }).toArray()) as Document[];
  const client = embedded(model);
  if (client.findNow) {
    tell(collection, 'find', filter, part);
    return client.findNow(db.name, collection.name, filter, part) as Document[];
  }
  // One more than the limit, as in the driver's own finds: some servers else keep a cursor open.
  const batchSize = (part.limit ?? MOST_AT_ONCE) + 1;
  return retriedRead(async () => {
    const found = await wholeAnswer(model, { find: collection.name, filter, batchSize, ...part });
    if (!found) return (await collection.find(filter, part).toArray()) as Document[];
    tell(collection, 'find', filter, part);
    return found as Document[];
  });
}

/**
 * Returns the document with that id, as `findById(id).lean()` does. `key` names a field of it with the id of a document
 * of another collection: when that one is read in the same turn, MongoDB sends both in one answer.
 */
export async function hotRead<Document>(
  model: Model<Document>,
  id: string,
  key?: string,
): Promise<Document | null> {
  const isRemote = !sessionOf(model) && !isEmbedded(model);
  if (isRemote && begun?.model.db === model.db) return begun.join(model as unknown as AnyModel, id) as never;
  if (!isRemote || key === undefined) return readOne(model, id);
  begun = new JoinedRead(model as unknown as AnyModel, id, key);
  return begun.first as never;
}

async function readOne<Document>(model: Model<Document>, id: string): Promise<Document | null> {
  const [found] = await hotFind(model, { _id: new mongo.ObjectId(id) });
  return found ?? null;
}

/** The read of this turn that another one may join. */
let begun: JoinedRead | undefined;

/** A read of a document, and of the one whose id is in its field `key` if that is asked for in the same turn. */
class JoinedRead {
  private second: { model: AnyModel; id: string } | undefined;
  private readonly both: Promise<{ first: mongo.Document | null; second: mongo.Document | null }>;

  constructor(
    readonly model: AnyModel,
    private readonly id: string,
    private readonly key: string,
  ) {
    this.both = Promise.resolve().then(() => this.run());
  }

  get first(): Promise<mongo.Document | null> {
    return this.both.then(({ first }) => first);
  }

  join(model: AnyModel, id: string): Promise<mongo.Document | null> {
    begun = undefined;
    this.second = { model, id };
    return this.both.then(({ second }) => second);
  }

  private async run() {
    if (begun === this) begun = undefined;
    const { model, id, second } = this;
    if (!second) return { first: await readOne(model, id), second: null };
    const found = await this.lookUp(second.model);
    const { [JOINED]: [joined] = [], ...first } = found ?? {};
    const isAsked = String(joined?._id) === second.id;
    return {
      first: found ? first : null,
      second: isAsked ? joined : await readOne(second.model, second.id),
    };
  }

  private async lookUp({ collection: { name }, schema }: AnyModel): Promise<mongo.Document | undefined> {
    const { collection } = this.model;
    const pipeline = [
      { $match: { _id: new mongo.ObjectId(this.id) } },
      { $lookup: { from: name, localField: this.key, foreignField: '_id', as: JOINED } },
      ...(hasWords({ schema }) ? [{ $project: { [`${JOINED}.words`]: 0 } }] : []),
    ];
    return retriedRead(async () => {
      const found = await wholeAnswer(this.model, { aggregate: collection.name, pipeline, cursor: {} });
      if (!found) return (await collection.aggregate(pipeline).toArray())[0];
      tell(collection, 'aggregate', pipeline);
      return found[0];
    });
  }
}
