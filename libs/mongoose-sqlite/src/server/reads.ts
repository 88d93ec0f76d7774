import { compilePipeline, type Find } from '../aggregate/pipeline.ts';
import { type Doc, Long, must, refused, serialize } from '../bson/wire.ts';
import { equal } from '../bson/values.ts';
import { compileFilter } from '../query/match.ts';
import { distinctValues, sortKeys, valuesAt } from '../query/path.ts';
import { compileProjection } from '../query/project.ts';
import { choosePlan } from '../store/plan.ts';
import { countRows, everything, findRows, type Query } from '../store/rows.ts';
import type { Collection } from '../store/catalog.ts';
import type { Sqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';

/** What a command works with. */
export interface Context {
  store: Store;
  /** The connection that sees what this command may see. */
  sqlite: Sqlite;
  db: string;
  /** The collection that the command names. */
  name: string;
  collection: Collection | undefined;
  transaction: boolean;
}
/** A command: the fields it understands, and its answer (a document without `ok`, if any, or all of it as BSON). */
export interface Command {
  keys: string[];
  writes?: true;
  /** Refused inside a transaction. */
  outside?: true;
  run(context: Context, command: Doc): Doc | Uint8Array | void;
}

export const collectionsOf = ({ store, db }: Context) => store.catalog.list().filter((one) => one.db === db);

export function queryOf({ filter, query, sort, skip, limit }: Doc): Query {
  must(Number(skip ?? 0) >= 0, 51024, `BSON field 'skip' value must be >= 0, actual value '${skip}'`);
  const wanted = { sort: sortKeys(sort), skip: Number(skip ?? 0), limit: Math.abs(Number(limit ?? 0)) };
  return { filter: (filter ?? query ?? {}) as Doc, ...wanted };
}

/** A cursor's whole answer as BSON, whatever its size; documents that are BSON already are copied as they are. */
function cursorReply({ db, name }: Context, documents: (Doc | Uint8Array)[]): Uint8Array {
  const bytes = (one: Doc | Uint8Array) => (one instanceof Uint8Array ? one : serialize(one));
  const batch = wrap(documents.flatMap((one, i) => [Buffer.from([3]), text(String(i)), bytes(one)]));
  const rest = fields({ id: Long.ZERO, ns: `${db}.${name}` });
  const cursor = wrap([Buffer.from([4]), text('firstBatch'), batch, rest]);
  return wrap([Buffer.from([3]), text('cursor'), cursor, fields({ ok: 1 })]);
}

const text = (value: string) => Buffer.from(`${value}\0`);
const fields = (doc: Doc): Uint8Array => serialize(doc).subarray(4, -1);

function wrap(parts: Uint8Array[]): Buffer {
  const length = parts.reduce((sum, part) => sum + part.length, 5);
  const head = Buffer.alloc(4);
  head.writeInt32LE(length);
  return Buffer.concat([head, ...parts, Buffer.from([0])], length);
}

/** find's projection as a function on a found document; undefined where all of it is wanted. */
export const shaper = (projection: unknown) =>
  projection && Object.keys(projection).length ? compileProjection(projection as Doc) : undefined;

function find(context: Context, command: Doc): Uint8Array {
  const shape = shaper(command.projection);
  const rows = findRows(context.sqlite, context.collection, queryOf(command));
  const documents = rows.map(({ doc, bytes }) => (shape ? shape(doc) : bytes));
  return cursorReply(context, documents);
}

function distinct({ sqlite, collection }: Context, command: Doc): Doc {
  const rows = findRows(sqlite, collection, queryOf(command));
  return { values: distinctValues(rows.flatMap(({ doc }) => valuesAt(doc, String(command.key)))) };
}

function count({ sqlite, collection }: Context, command: Doc): Doc {
  return { n: countRows(sqlite, collection, queryOf(command)) };
}

/** A pipeline's beginning as a query, so that indexes serve it, and what is left. Checks all of it. */
function splitPipeline(pipeline: Doc[]) {
  const stages = compilePipeline(pipeline);
  const rest = [...pipeline];
  const take = (name: string): unknown => (rest[0] && name in rest[0] ? rest.shift()![name] : undefined);
  const [filter, sort, skip, limit] = ['$match', '$sort', '$skip', '$limit'].map(take);
  const query = queryOf({ filter, sort, skip, limit });
  return { query, rest, stages: stages.slice(pipeline.length - rest.length) };
}

// What countDocuments sends.
const COUNT = { $group: { _id: 1, n: { $sum: 1 } } };

function aggregate(context: Context, { pipeline }: Doc): Uint8Array {
  const { store, sqlite, db, collection } = context;
  const { query, rest, stages } = splitPipeline(pipeline as Doc[]);
  if (rest.length === 1 && equal(rest[0], COUNT)) {
    const n = countRows(sqlite, collection, query);
    return cursorReply(context, n ? [{ _id: 1, n }] : []);
  }
  const read = (from: Collection | undefined, wanted: Query) =>
    findRows(sqlite, from, wanted).map(({ doc }) => doc);
  const find: Find = (from, filter) => read(store.catalog.find(db, from), everything(filter));
  const found = stages.reduce((docs, stage) => stage(docs, find), read(collection, query));
  return cursorReply(context, found);
}

/** The plan of the query behind a command that reads; the README has its shape. */
function explain({ store, db }: Context, { explain: given }: Doc): Doc {
  const command = given as Doc;
  const [name = ''] = Object.keys(command);
  if (!/^(find|aggregate|count)$/.test(name)) throw refused(`explain of ${name}`);
  const query = name === 'aggregate' ? splitPipeline(command.pipeline as Doc[]).query : queryOf(command);
  const { filter, sort, limit } = query;
  compileFilter(filter);
  const collection = store.catalog.find(db, String(command[name]));
  const { index, order, exact } = collection ? choosePlan(collection, filter, sort, limit > 0) : {};
  const direction = order === -1 ? 'backward' : 'forward';
  const access: Doc = index
    ? { stage: 'IXSCAN', indexName: index.name, keyPattern: index.spec.key, direction, exact }
    : { stage: collection ? 'COLLSCAN' : 'EOF' };
  const sorted = { stage: 'SORT', sortPattern: Object.fromEntries(sort), inputStage: access };
  const winningPlan = collection && sort.length && !order ? sorted : access;
  return { queryPlanner: { namespace: `${db}.${command[name]}`, winningPlan, rejectedPlans: [] } };
}

function listCollections(context: Context, { filter }: Doc): Uint8Array {
  const matches = compileFilter(filter ?? {});
  const rest = { type: 'collection', options: {}, info: { readOnly: false } };
  const all = collectionsOf(context).map(({ name }) => ({ name, ...rest }));
  const found = all.filter((one) => matches(one));
  return cursorReply({ ...context, name: '$cmd.listCollections' }, found);
}

function listIndexes(context: Context): Uint8Array {
  const { db, name, collection } = context;
  must(collection, 26, `ns does not exist: ${db}.${name}`);
  const specs = collection.indexes.map(({ spec }) => spec);
  return cursorReply(context, specs);
}

export const readCommands: Record<string, Command> = {
  find: { keys: ['filter', 'sort', 'projection', 'skip', 'limit'], run: find },
  aggregate: { keys: ['pipeline'], run: aggregate },
  distinct: { keys: ['key', 'query'], run: distinct },
  count: { keys: ['query', 'skip', 'limit'], run: count },
  explain: { keys: ['verbosity'], run: explain },
  listCollections: { keys: ['filter'], run: listCollections },
  listIndexes: { keys: [], outside: true, run: listIndexes },
  ping: { keys: [], run() {} },
  endSessions: { keys: [], run() {} },
};
