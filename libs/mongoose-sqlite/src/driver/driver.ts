import mongoose from 'mongoose';
// The native connection: mongoose.Connection is only its abstract base.
import native from 'mongoose/lib/drivers/node-mongodb-native/index.js';
import { BSON, type Doc, refused, serialize, serverError } from '../bson/wire.ts';
import { Cursor, forDriver } from '../server/cursor.ts';
import { nameOf, type Reply, Server } from '../server/server.ts';
import { transientCode } from '../store/files/sqlite-errors.ts';
import { Monitor } from './monitor.ts';

const { STATES, MongooseError } = mongoose;

/** The members of the driver's operations that are used here (mongodb 7, which Mongoose pins). */
interface Operation {
  ns: { db: string };
  session?: {
    inTransaction(): boolean;
    transaction: { state: string; isStarting: boolean; transition(state: string): void };
  };
  options: Doc;
  buildCommand(connection: object, session: unknown): Doc;
  SERVER_COMMAND_RESPONSE_TYPE?: { make(bytes: Uint8Array): unknown };
}

/** The driver reads only the protocol version: that of MongoDB 8. */
const CONNECTION = { hello: { maxWireVersion: 25 } };
const CONFIG = ['autoIndex', 'autoCreate', 'sanitizeFilter', 'bufferCommands', 'bufferTimeoutMS'];

/** A client of this engine, returned by Mongoose's `connection.getClient()`. */
export interface EmbeddedClient {
  /**
   * Returns synchronously what `find(filter, part).toArray()` returns outside of all transactions. Creates neither an
   * operation nor a cursor of the driver, which cost several times as much as the read.
   */
  findNow(
    db: string,
    collection: string,
    filter: Doc,
    part?: { sort?: Doc; skip?: number; limit?: number; projection?: Doc },
  ): Doc[];
  /** Returns the number of calls that wait for an open transaction to end. */
  waitingWrites(): number;
  /**
   * Cuts the write-ahead log, which holds earlier contents of changed pages, as soon as no transaction and no reader
   * prevents it. Then resolves. The engine itself does so once a minute.
   */
  cutLog(): Promise<void>;
  /** Rebuilds a file of up to 32 MB without remnants of removed content, and cuts the log. Blocks for up to 0.5 s. */
  rebuild(): Promise<void>;
}

// Sessions, retries, cursors, bulk writes, result and error classes are those of the driver.
/** Creates a native MongoClient that sends its commands to a server in this process instead of over the network. */
function createClient(options: object, server: Server) {
  const client = new mongoose.mongo.MongoClient('mongodb://embedded/', options);
  const monitor = (options as { monitorCommands?: boolean }).monitorCommands
    ? new Monitor(client)
    : undefined;
  const command = (operation: Operation) => run(server, operation, monitor);
  const description = { type: 'Single', maxWireVersion: 25, servers: new Map() };
  const embedded = { description, command };
  // The driver opens an implicit session for each operation. These hold no state here, so all share one that never
  // ends.
  const own = client.startSession.bind(client);
  const implicit = Object.assign(own({ explicit: false } as object), { endSession: async () => {} });
  const startSession = (given: { explicit?: boolean } = {}) =>
    given.explicit === false ? implicit : own(given as object);
  const topology = {
    description,
    s: { options: { retryReads: false, retryWrites: false }, servers: new Map() },
    lastHello: () => CONNECTION.hello,
    isConnected: () => true,
    selectServer: () => embedded,
    closeCheckedOutConnections() {},
    close: () => server.close(),
  };
  const find: EmbeddedClient['findNow'] = (db, collection, filter, part = {}) => {
    try {
      return server.find(db, collection, { filter, ...part }).map((one) => forDriver(one, {}) as Doc);
    } catch (error) {
      return fail(error);
    }
  };
  const findNow: EmbeddedClient['findNow'] = monitor
    ? (db, collection, filter, part) =>
        monitor.observe(db, { find: collection, filter, ...part }, () => find(db, collection, filter, part))
    : find;
  const waitingWrites = () => server.waiting;
  return Object.assign(client, {
    topology,
    startSession,
    connect: async () => client,
    findNow,
    waitingWrites,
    cutLog: server.cutLog,
    rebuild: server.rebuild,
  });
}

/** Runs an operation. Returns the reply in the shape that it expects, synchronously where possible. */
function run(server: Server, operation: Operation, monitor?: Monitor): unknown {
  const command = operation.buildCommand(CONNECTION, operation.session);
  if (!monitor) return perform(server, operation, command);
  return monitor.observe(operation.ns.db, command, () => perform(server, operation, command));
}

function perform(server: Server, operation: Operation, command: Doc): unknown {
  const { session, options, ns } = operation;
  const name = nameOf(command);
  const ends = name === 'commitTransaction' || name === 'abortTransaction';
  // Each transaction of a session is a new object.
  const inside = ends || session?.inTransaction() ? session?.transaction : undefined;
  if (session && !inside && session.transaction.state !== 'NO_TRANSACTION')
    session.transaction.transition('NO_TRANSACTION');
  // From here on an abort ends the transaction, even while this call still waits.
  if (inside?.isStarting) inside.transition('TRANSACTION_IN_PROGRESS');
  try {
    if (options.ignoreUndefined) throw refused('the option "ignoreUndefined"');
    const reply = server.run(ns.db, command, inside);
    return reply instanceof Promise
      ? reply.then((late) => answer(operation, late)).catch(fail)
      : answer(operation, reply);
  } catch (error) {
    return fail(error);
  }
}

function answer({ SERVER_COMMAND_RESPONSE_TYPE: response, options }: Operation, reply: Reply): unknown {
  if (reply instanceof Cursor) return response ? reply : reply.toObject(options);
  const bytes = serialize(reply);
  return response ? response.make(bytes) : BSON.deserialize(bytes, options);
}

function fail(error: unknown): never {
  if (error instanceof mongoose.mongo.MongoError) throw error;
  const code = transientCode(error) ?? 1;
  throw serverError(code, `the embedded SQLite engine failed: ${String(error)}`, { cause: error });
}

/** Mongoose's native connection with its buffering, models and events, on a client without a network. */
class SqliteConnection extends native.Connection {
  async createClient(uri: string, options: Record<string, unknown> = {}): Promise<this> {
    const { dbName = 'test', ...given } = options;
    const [, file] = /^sqlite:(.+)$/.exec(uri) ?? [];
    if (!file) throw new MongooseError(`Not an address like sqlite:FILE or sqlite::memory:, but ${uri}`);
    if (this.readyState === STATES.connecting || this.readyState === STATES.connected)
      throw new MongooseError("Can't call `openUri()` on an active connection.");
    for (const key of CONFIG) {
      if (given[key] !== undefined) this.config[key] = given[key];
      delete given[key];
    }
    Object.assign(this, { _connectionString: uri, readyState: STATES.connecting });
    // A listener attached right after connect() still receives `open`.
    await Promise.resolve();
    const client = createClient(given, Server.open(file));
    for (const connection of [this, ...this.otherDbs]) {
      const name = connection === this ? String(dbName) : connection.name;
      Object.assign(connection, { client, db: client.db(name), name, host: 'sqlite' });
      connection.onOpen();
      for (const collection of Object.values(connection.collections)) collection.onOpen();
    }
    return this;
  }
}

/** Returns the driver for `mongoose.setDriver`, which must be called before the first connection. */
export const sqliteDriver = () => ({
  Connection: SqliteConnection,
  Collection: native.Collection,
  plugins: [],
});
