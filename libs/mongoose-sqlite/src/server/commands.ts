import { type Doc, serialize } from '../bson/codec.ts';
import { must } from '../bson/errors.ts';
import { compileFilter } from '../query/match.ts';
import { compileProjection } from '../query/project.ts';
import { distinctAt, sortKeys } from '../query/sort.ts';
import { countRows, explainQuery, findRows, type Query } from '../store/read.ts';
import type { Sqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { aggregate, splitPipeline } from './aggregate.ts';
import { indexCommands } from './indexes.ts';
import { cursorReply, listReply } from './reply.ts';
import { writeCommands } from './writes.ts';

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
  run(context: Context, command: Doc): Doc | Uint8Array;
}

export const queryOf = ({ filter, query, sort, skip, limit }: Doc): Query => {
  must(Number(skip ?? 0) >= 0, 51024, `BSON field 'skip' value must be >= 0, actual value '${skip}'`);
  const wanted = { sort: sortKeys(sort), skip: Number(skip ?? 0), limit: Math.abs(Number(limit ?? 0)) };
  return { filter: (filter ?? query ?? {}) as Doc, ...wanted };
};

export const collectionOf = ({ store, db }: Context, name: unknown) => store.catalog.find(db, String(name));

function find(context: Context, command: Doc): Uint8Array {
  const { projection } = command;
  const shape =
    projection && Object.keys(projection).length ? compileProjection(projection as Doc, true) : undefined;
  const rows = findRows(context.sqlite, collectionOf(context, command.find), queryOf(command));
  const documents = rows.map((row) => (shape ? serialize(shape(row.doc, row.scope)) : row.bytes));
  return cursorReply(`${context.db}.${command.find}`, documents);
}

function distinct(context: Context, command: Doc): Doc {
  const rows = findRows(context.sqlite, collectionOf(context, command.distinct), queryOf(command));
  return { values: distinctAt(rows, String(command.key)) };
}

/** The query behind a command, for explain. */
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

function create({ store, db }: Context, { create: name }: Doc): Doc {
  must(!store.catalog.find(db, String(name)), 48, `Collection ${db}.${name} already exists.`);
  store.catalog.ensure(db, String(name));
  return {};
}

function drop(context: Context, { drop: name }: Doc): Doc {
  const found = collectionOf(context, name);
  if (found) context.store.catalog.drop(found);
  return {};
}

function listCollections({ store, db }: Context, { filter }: Doc): Uint8Array {
  const matches = compileFilter(filter ?? {});
  const all = store.catalog
    .list(db)
    .map(({ name }) => ({ name, type: 'collection', options: {}, info: { readOnly: false } }));
  return listReply(
    `${db}.$cmd.listCollections`,
    all.filter((one) => matches(one, {})),
  );
}

function listDatabases({ store }: Context): Doc {
  const names = new Set(store.catalog.list().map(({ db }) => db));
  return { databases: [...names].map((name) => ({ name, sizeOnDisk: 0, empty: false })) };
}

const outside = (command: Command): Command => ({
  ...command,
  run(context, given) {
    must(!context.transaction, 263, `Cannot run '${Object.keys(given)[0]}' in a multi-document transaction.`);
    return command.run(context, given);
  },
});

export const commands: Record<string, Command> = {
  find: { keys: ['filter', 'sort', 'projection', 'skip', 'limit'], run: find },
  aggregate: { keys: ['pipeline'], run: aggregate },
  distinct: { keys: ['key', 'query'], run: distinct },
  count: {
    keys: ['query', 'skip', 'limit'],
    run: (context, command) => ({
      n: countRows(context.sqlite, collectionOf(context, command.count), queryOf(command)),
    }),
  },
  explain: { keys: ['verbosity'], run: explain },
  ...writeCommands,
  ...Object.fromEntries(Object.entries(indexCommands).map(([name, command]) => [name, outside(command)])),
  create: outside({ keys: [], writes: true, run: create }),
  drop: outside({ keys: [], writes: true, run: drop }),
  dropDatabase: outside({
    keys: [],
    writes: true,
    run({ store, db }) {
      for (const collection of store.catalog.list(db)) store.catalog.drop(collection);
      return {};
    },
  }),
  listCollections: { keys: ['filter'], run: listCollections },
  listDatabases: { keys: [], run: listDatabases },
  ping: { keys: [], run: () => ({}) },
  hello: {
    keys: ['helloOk'],
    run: () => ({ isWritablePrimary: true, maxWireVersion: 25, setName: 'embedded' }),
  },
  buildInfo: { keys: [], run: () => ({ version: '8.0.0', versionArray: [8, 0, 0, 0] }) },
  endSessions: { keys: [], run: () => ({}) },
};
