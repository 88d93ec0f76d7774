import mongoose, { type Collection, type Connection } from 'mongoose';

const { EJSON } = mongoose.mongo.BSON;

export type Doc = Record<string, unknown>;
/** A recorded case. Its operation is given by which of the fields is present. */
export interface Test extends Doc {
  sort?: Record<string, 1 | -1>;
  projection?: Doc;
  set: Doc;
  multi?: boolean;
}

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (!value || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, canonical(inner)] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
const outcome = (value: unknown) => canonical(JSON.parse(EJSON.stringify(value, { relaxed: true })));
const copy = <T>(value: T): T => EJSON.deserialize(EJSON.serialize(value)) as T;
const BY_ID = { _id: 1 } as const;

/** A comparable outcome: documents, counts, or { error }. */
export async function outcomeOf(connection: Connection, test: Test, docs: Doc[]): Promise<unknown> {
  const reads = ['find', 'count', 'distinct', 'aggregate'].some((kind) => kind in test);
  const writes = ['update', 'replace', 'findAndUpdate', 'findAndDelete', 'remove'].some(
    (kind) => kind in test,
  );
  const c = connection.collection<Doc>(reads ? 'main' : 'work');
  try {
    if (test.unique) return outcome(await unique(c, test));
    if (!writes) return outcome(await read(c, test));
    await c.deleteMany({});
    await c.insertMany(copy(docs));
    const said = await write(c, test);
    const found = await c.find({}, { sort: BY_ID }).toArray();
    const now = found.map((doc) => (typeof doc._id === 'number' ? doc : { ...doc, _id: 'generated' }));
    const id = (said as Doc | null)?._id;
    return outcome({ said: id !== undefined && typeof id !== 'number' ? 'generated' : said, now });
  } catch (error) {
    return { error: (error as Error).message };
  }
}

async function read(c: Collection<Doc>, test: Test): Promise<unknown> {
  if ('distinct' in test) {
    const values = await c.distinct(test.distinct as string, test.find as Doc);
    return values.map((value) => JSON.stringify(outcome(value))).sort();
  }
  if ('count' in test) return c.countDocuments(test.count as Doc);
  if ('aggregate' in test) return c.aggregate(test.aggregate as Doc[]).toArray();
  const { sort = BY_ID, skip = 0, limit = 0, projection } = test as { skip?: number; limit?: number } & Test;
  const found = await c
    .find(test.find as Doc, { sort, skip, limit, ...(projection ? { projection } : {}) })
    .toArray();
  return projection ? found : found.map((doc) => doc._id);
}

async function write(c: Collection<Doc>, test: Test): Promise<unknown> {
  const { sort, projection, arrayFilters, upsert } = test as {
    arrayFilters?: Doc[];
    upsert?: boolean;
  } & Test;
  const options = { ...(upsert === undefined ? {} : { upsert }), ...(arrayFilters ? { arrayFilters } : {}) };
  if ('replace' in test) {
    const r = await c.replaceOne(test.replace as Doc, test.with as Doc, options);
    return [r.matchedCount, r.upsertedCount];
  }
  if ('update' in test) {
    const r = await c[test.multi ? 'updateMany' : 'updateOne'](test.update as Doc, test.set, options);
    return [r.matchedCount, r.modifiedCount, r.upsertedCount];
  }
  if ('findAndUpdate' in test) {
    const returnDocument = test.after ? 'after' : 'before';
    const given = { sort: sort!, returnDocument, ...(projection ? { projection } : {}) } as const;
    return c.findOneAndUpdate(test.findAndUpdate as Doc, test.set, given);
  }
  if ('findAndDelete' in test) return c.findOneAndDelete(test.findAndDelete as Doc, { sort: sort! });
  return (await c[test.multi ? 'deleteMany' : 'deleteOne'](test.remove as Doc)).deletedCount;
}

async function unique(c: Collection<Doc>, test: Test): Promise<unknown> {
  const [keys, options] = test.unique as [Record<string, 1>, Doc];
  await c.drop().catch(() => undefined);
  await c.createIndex(keys, { unique: true, name: 'u', ...options });
  const duplicate = (error: { code?: number; keyPattern?: Doc }) => {
    if (error.code !== 11000) throw error;
    return { duplicate: error.keyPattern };
  };
  const said: unknown[] = [];
  try {
    for (const doc of test.inserts as Doc[])
      said.push(await c.insertOne({ ...doc }).then(() => 'ok', duplicate));
    if (test.update)
      said.push(await c.updateOne(test.update as Doc, test.set).then((r) => r.matchedCount, duplicate));
    const kept = await c.find({}, { sort: BY_ID }).toArray();
    return { said, kept: kept.map((doc) => doc._id) };
  } finally {
    await c.drop();
  }
}
