import { compilePipeline } from '../aggregate/pipeline.ts';
import { type Doc, Long, serialize } from '../bson/codec.ts';
import { must } from '../bson/errors.ts';
import { equal } from '../bson/values.ts';
import { compileFilter } from '../query/match.ts';
import { distinctValues, sortKeys, valuesAt } from '../query/path.ts';
import { compileProjection } from '../query/project.ts';
import { countRows, everything, explainQuery, findRows, type Query } from '../store/read.ts';
import type { Sqlite, Store } from '../store/store.ts';

export interface Context {
  store: Store;
  /** The connection that sees what this command may see. */
  sqlite: Sqlite;
  db: string;
  ignoreUndefined: boolean;
  transaction: boolean;
}
/** A command: the fields it understands, and its answer (a document without `ok`, or all of it as BSON). */
export interface Command {
  keys: string[];
  writes?: true;
  /** Refused inside a transaction. */
  outside?: true;
  run(context: Context, command: Doc): Doc | Uint8Array;
}

export const collectionOf = ({ store, db }: Context, name: unknown) => store.catalog.find(db, String(name));

export function queryOf({ filter, query, sort, skip, limit }: Doc): Query {
  must(Number(skip ?? 0) >= 0, 51024, `BSON field 'skip' value must be >= 0, actual value '${skip}'`);
  const wanted = { sort: sortKeys(sort), skip: Number(skip ?? 0), limit: Math.abs(Number(limit ?? 0)) };
  return { filter: (filter ?? query ?? {}) as Doc, ...wanted };
}

const text = (value: string) => Buffer.from(`${value}\0`);

/** A cursor's whole answer as BSON, made of documents that are BSON already, however much it is. */
export function cursorReply(ns: string, documents: Uint8Array[]): Uint8Array {
  const batch = wrap(documents.flatMap((bytes, i) => [Buffer.from([3]), text(String(i)), bytes]));
  const cursor = wrap([Buffer.from([4]), text('firstBatch'), batch, fields({ id: Long.ZERO, ns })]);
  return wrap([Buffer.from([3]), text('cursor'), cursor, fields({ ok: 1 })]);
}

const fields = (doc: Doc): Uint8Array => serialize(doc).subarray(4, -1);

function wrap(parts: Uint8Array[]): Buffer {
  const length = parts.reduce((sum, part) => sum + part.length, 5);
  const head = Buffer.alloc(4);
  head.writeInt32LE(length);
  return Buffer.concat([head, ...parts, Buffer.from([0])], length);
}

export const listReply = (ns: string, list: Doc[]): Uint8Array =>
  cursorReply(
    ns,
    list.map((one) => serialize(one)),
  );

/** find's projection as a function on a found document. */
export function shaper(projection: unknown) {
  if (!projection || !Object.keys(projection).length) return undefined;
  return compileProjection(projection as Doc, true);
}

function find(context: Context, command: Doc): Uint8Array {
  const shape = shaper(command.projection);
  const rows = findRows(context.sqlite, collectionOf(context, command.find), queryOf(command));
  const documents = rows.map((row) => (shape ? serialize(shape(row.doc, row.scope)) : row.bytes));
  return cursorReply(`${context.db}.${command.find}`, documents);
}

function distinct(context: Context, command: Doc): Doc {
  const rows = findRows(context.sqlite, collectionOf(context, command.distinct), queryOf(command));
  return { values: distinctValues(rows.flatMap(({ doc }) => valuesAt(doc, String(command.key)))) };
}

/** The pipeline's beginning is a query, so that indexes serve it. Checks all of the pipeline. */
function splitPipeline(pipeline: Doc[]): { query: Query; rest: Doc[] } {
  compilePipeline(pipeline);
  const rest = [...pipeline];
  const take = (name: string): unknown => (rest[0] && name in rest[0] ? rest.shift()![name] : undefined);
  const [filter, sort, skip, limit] = ['$match', '$sort', '$skip', '$limit'].map(take);
  return { query: queryOf({ filter, sort, skip, limit }), rest };
}

// What countDocuments sends.
const COUNT = { $group: { _id: 1, n: { $sum: 1 } } };

function aggregate(context: Context, { aggregate: name, pipeline }: Doc): Uint8Array {
  const { query, rest } = splitPipeline(pipeline as Doc[]);
  const collection = collectionOf(context, name);
  const ns = `${context.db}.${name}`;
  if (rest.length === 1 && equal(rest[0], COUNT)) {
    const n = countRows(context.sqlite, collection, query);
    return listReply(ns, n ? [{ _id: 1, n }] : []);
  }
  const documents = (from: unknown, wanted: Query) =>
    findRows(context.sqlite, collectionOf(context, from), wanted).map(({ doc }) => doc);
  const run = compilePipeline(rest);
  const found = run(documents(name, query), (from, filter) => documents(from, everything(filter)));
  return listReply(ns, found);
}

/** The plan of the query behind a command. */
function explain(context: Context, { explain: given }: Doc): Doc {
  const command = given as Doc;
  const [name = ''] = Object.keys(command);
  const [first] = (command.updates ?? command.deletes ?? []) as Doc[];
  const query = command.pipeline
    ? splitPipeline(command.pipeline as Doc[]).query
    : queryOf(first ? { filter: first.q } : { limit: name === 'findAndModify' ? 1 : 0, ...command });
  compileFilter(query.filter);
  return explainQuery(collectionOf(context, command[name]), `${context.db}.${command[name]}`, query);
}

function count(context: Context, command: Doc): Doc {
  return { n: countRows(context.sqlite, collectionOf(context, command.count), queryOf(command)) };
}

export const readCommands: Record<string, Command> = {
  find: { keys: ['filter', 'sort', 'projection', 'skip', 'limit'], run: find },
  aggregate: { keys: ['pipeline'], run: aggregate },
  distinct: { keys: ['key', 'query'], run: distinct },
  count: { keys: ['query', 'skip', 'limit'], run: count },
  explain: { keys: ['verbosity'], run: explain },
};
