import { EventEmitter } from 'node:events';

import mongoose from 'mongoose';

import { refused } from '../bson/errors.ts';
import type { Sqlite } from '../store/sqlite.ts';
import { Store } from '../store/store.ts';
import { SqliteDb } from './db.ts';
import { Session } from './session.ts';
import { expire } from './ttl.ts';

const { MongoNotConnectedError, MongoAPIError, MongoError } = mongoose.mongo;
const { setInterval, clearInterval } = globalThis;

const SWEEP_EVERY = 60_000;

interface WithSession {
  session?: unknown;
}

/** Errors of SQLite come up as the driver's kind of error, with SQLite's message. */
function asMongoError(error: unknown): unknown {
  if (error instanceof MongoError || !/sqlite|database/i.test(`${(error as Error)?.name} ${String(error)}`))
    return error;
  const wrapped = new MongoAPIError(`the embedded engine failed: ${(error as Error).message}`);
  return Object.assign(wrapped, { cause: error });
}

/** The driver's MongoClient over one store. */
export class Client extends EventEmitter {
  readonly options: object;
  readonly #store: Store;
  readonly #dbs = new Map<string, SqliteDb>();
  readonly #sessions = new Set<Session>();
  readonly #timer: NodeJS.Timeout;
  #closed = false;

  constructor(
    file: string,
    options: object = {},
    private readonly defaultDb = 'test',
  ) {
    super();
    this.options = options;
    this.#store = Store.open(file);
    this.#timer = setInterval(() => this.#sweep(), SWEEP_EVERY).unref();
  }

  db(name = this.defaultDb): SqliteDb {
    let db = this.#dbs.get(name);
    if (!db) this.#dbs.set(name, (db = new SqliteDb(this, name)));
    return db;
  }

  async connect(): Promise<this> {
    return this;
  }

  get store(): Store {
    if (this.#closed) throw new MongoNotConnectedError('Client must be connected before running operations');
    return this.#store;
  }

  /** A read never waits: outside a transaction it sees the last commit. */
  async read<T>(options: WithSession, work: (sqlite: Sqlite) => T): Promise<T> {
    const session = this.#transactionOf(options);
    return this.#run(session, () => work(this.store.connection(session !== undefined)));
  }

  /** A write outside the open transaction waits for its end. */
  async write<T>(options: WithSession, work: (store: Store) => T): Promise<T> {
    const session = this.#transactionOf(options);
    while (!session && this.store.gate.owner) await this.store.gate.change();
    return this.#run(session, () => this.store.write(() => work(this.store)));
  }

  async #run<T>(session: Session | undefined, work: () => T): Promise<T> {
    try {
      return session ? await session.within(work) : work();
    } catch (error) {
      throw asMongoError(error);
    }
  }

  #transactionOf({ session }: WithSession): Session | undefined {
    if (session === undefined || session === null) return undefined;
    if (!(session instanceof Session) || session.client !== this) {
      throw new MongoAPIError('ClientSession must be from the same MongoClient');
    }
    if (session.hasEnded) throw new mongoose.mongo.MongoExpiredSessionError();
    return session.inTransaction() ? session : undefined;
  }

  startSession(options?: object): Session {
    const session = new Session(this, this.store, options);
    this.#sessions.add(session);
    session.once('ended', () => this.#sessions.delete(session));
    return session;
  }

  async withSession<T>(work: (session: Session) => Promise<T>): Promise<T> {
    const session = this.startSession();
    try {
      return await work(session);
    } finally {
      await session.endSession();
    }
  }

  watch(): never {
    throw refused('watch (change streams)');
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    for (const session of this.#sessions) await session.endSession();
    this.#closed = true;
    clearInterval(this.#timer);
    this.#store.close();
    this.emit('close');
  }

  #sweep(): void {
    // A sweep that fails (a full disk) is tried again a minute later.
    this.write({}, (store) => expire(store, Date.now())).catch(() => undefined);
  }
}
