import mongoose from 'mongoose';
// The native connection itself: mongoose.Connection is only its abstract base.
import native from 'mongoose/lib/drivers/node-mongodb-native/index.js';
import { Server } from '../server/server.ts';
import { SqliteClient } from './client.ts';

const { STATES, MongooseError } = mongoose;
const CONFIG = ['autoIndex', 'autoCreate', 'sanitizeFilter', 'bufferCommands', 'bufferTimeoutMS'];

/** Mongoose's native connection, with buffering, models and events as they are, on a client that needs no network. */
export class SqliteConnection extends native.Connection {
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
    this._connectionString = uri;
    this.readyState = STATES.connecting;
    // A listener attached right after connect() still hears `open`.
    await Promise.resolve();
    const client = new SqliteClient(given, Server.open(file));
    for (const connection of [this, ...this.otherDbs]) {
      const name = connection === this ? String(dbName) : connection.name;
      Object.assign(connection, { client, db: client.db(name), name, host: 'sqlite' });
      connection.onOpen();
      for (const collection of Object.values(connection.collections)) collection.onOpen();
    }
    return this;
  }
}

/** The driver for `mongoose.setDriver`, to be set before the first connection. */
export const sqliteDriver = () => ({
  Connection: SqliteConnection,
  Collection: native.Collection,
  plugins: [],
});
