import mongoose from 'mongoose';
// The native connection itself: mongoose.Connection is only its abstract base.
import native from 'mongoose/lib/drivers/node-mongodb-native/index.js';

import { invalidArgument } from '../bson/errors.ts';
import { Client } from './client.ts';

const { STATES, MongooseError } = mongoose;

type Options = Record<string, unknown>;
const CONFIG = ['autoIndex', 'autoCreate', 'sanitizeFilter', 'bufferCommands', 'bufferTimeoutMS'];

/** FILE of `sqlite:FILE`; `sqlite::memory:` keeps nothing after its connection is closed. */
function fileOf(uri: unknown): string {
  const file = typeof uri === 'string' && uri.startsWith('sqlite:') ? uri.slice('sqlite:'.length) : '';
  if (!file)
    throw invalidArgument(
      `Not a connection string of the embedded engine (sqlite:FILE or sqlite::memory:): "${String(uri)}"`,
    );
  return file;
}

/** Mongoose's native connection, with buffering, models and events as they are; only its client is ours. */
export class SqliteConnection extends native.Connection {
  async createClient(uri: string, given: Options = {}): Promise<this> {
    const file = fileOf(uri);
    if (this._destroyCalled)
      throw new MongooseError(
        'Connection has been closed and destroyed, and cannot be used for re-opening the connection.',
      );
    if (this.readyState === STATES.connecting || this.readyState === STATES.connected) {
      throw new MongooseError(
        "Can't call `openUri()` on an active connection with different connection strings.",
      );
    }
    const options = { ...given };
    for (const key of CONFIG) {
      if (options[key] !== undefined) this.config[key] = options[key];
      delete options[key];
    }
    this._connectionOptions = options;
    this._connectionString = uri;
    this.readyState = STATES.connecting;
    // A listener attached after connect() was called still hears `open`.
    await Promise.resolve();
    const client = new Client(file, options, options.dbName as string | undefined);
    this.#adopt(this, client, client.db());
    for (const other of this.otherDbs) this.#adopt(other, client, client.db(other.name));
    return this;
  }

  #adopt(connection: native.Connection, client: Client, db: ReturnType<Client['db']>): void {
    connection.client = client;
    connection.db = db;
    connection.name = db.databaseName;
    connection.host = 'sqlite';
    connection.onOpen();
    for (const collection of Object.values(connection.collections)) collection.onOpen();
  }
}

/**
 * The driver for `mongoose.setDriver`, to be set before the first connection. Mongoose's own collection class stays in
 * place (buffering, debug, events) and calls the embedded engine instead of the native driver.
 */
export const sqliteDriver = () => ({
  Connection: SqliteConnection,
  Collection: native.Collection,
  plugins: [],
});
