import path from 'node:path';
import { type Doc, known, must, onlyKnown, serialize, serverError, wire } from '../bson/wire.ts';
import { everything } from '../store/rows.ts';
import { Store } from '../store/store.ts';
import { readCommands } from './reads.ts';
import { removeRows, writeCommands } from './writes.ts';

// The real timers, taken before a test may replace them.
const { setTimeout, clearTimeout, setInterval, clearInterval } = globalThis;

/** As on MongoDB, an abandoned transaction is aborted, and expired documents are removed once a minute. */
const MINUTE = 60_000;
// What tunes a server and changes no answer.
const INERT = (
  'maxTimeMS comment batchSize singleBatch noCursorTimeout allowDiskUse readConcern writeConcern cursor ordered ' +
  'bypassDocumentValidation commitQuorum authorizedCollections nameOnly bypassEmptyTsReplacement'
).split(' ');

const COMMANDS = { ...readCommands, ...writeCommands };

const open = new Map<string, Server>();
const TRANSIENT = { errorLabels: ['TransientTransactionError'] };

/** Answers MongoDB's commands from one SQLite file. One transaction is open at a time; reads never wait for it. */
export class Server {
  readonly #store: Store;
  readonly #sweeper: NodeJS.Timeout;
  #open: { transaction: object; timer: NodeJS.Timeout } | undefined;
  /** Transactions that failed or were aborted: further calls of theirs are refused. */
  readonly #failed = new WeakSet<object>();
  #waiting: (() => void)[] = [];
  #users = 0;

  /** Connections of one process share the server of a file; each `:memory:` is another. */
  static open(name: string): Server {
    const file = name === ':memory:' ? name : path.resolve(name);
    const server = open.get(file) ?? new Server(file);
    if (file !== ':memory:') open.set(file, server);
    server.#users++;
    return server;
  }

  private constructor(private readonly file: string) {
    this.#store = new Store(file);
    this.#sweeper = setInterval(() => this.#sweep(), MINUTE).unref();
  }

  /** The reply as BSON. `transaction` is the one the command belongs to. */
  async run(db: string, given: Doc, transaction?: object): Promise<Uint8Array> {
    const [name = ''] = Object.keys(given);
    if (name === 'commitTransaction' || name === 'abortTransaction') return this.#end(name, transaction!);
    // The driver keeps the statements of a batch in a class of its own.
    const plain = Object.entries(given).map(([key, value]: [string, unknown]) => {
      return [key, (value as { documents?: Doc[] } | null)?.documents ?? value];
    });
    const { documents, ...rest } = Object.fromEntries(plain) as Doc;
    const command = wire(rest);
    const { keys, writes, outside, run } = known('the command', COMMANDS, name);
    onlyKnown(name, command, [name, ...keys, ...INERT]);
    must(!transaction || !outside, 263, `Cannot run '${name}' in a multi-document transaction.`);
    const store = this.#store;
    const target = String(command[name]);
    const work = (sqlite = store.writer) => {
      const collection = store.catalog.find(db, target);
      const context = { store, sqlite, db, name: target, collection, transaction: !!transaction };
      const reply = run(context, { ...command, documents }) ?? {};
      return reply instanceof Uint8Array ? reply : serialize({ ...reply, ok: 1 });
    };
    if (transaction) return this.#within(transaction, work);
    // A read sees the last commit, on a connection of its own; a write waits for the open transaction.
    if (!writes) return work(this.#open ? store.reader : store.writer);
    while (this.#open) await this.#change();
    return store.write(work);
  }

  async #within<T>(transaction: object, work: () => T): Promise<T> {
    while (this.#open && this.#open.transaction !== transaction) await this.#change();
    if (this.#failed.has(transaction)) throw serverError(251, 'The transaction has been aborted.', TRANSIENT);
    if (!this.#open) {
      this.#store.begin();
      this.#open = { transaction, timer: setTimeout(() => this.#fail(transaction), MINUTE).unref() };
    }
    try {
      return work();
    } catch (error) {
      // As on a server, an error ends the transaction.
      this.#fail(transaction);
      throw error;
    }
  }

  async #end(name: string, transaction: object): Promise<Uint8Array> {
    const commit = () => {
      this.#store.commit();
      this.#leave();
    };
    if (name === 'abortTransaction') this.#fail(transaction);
    // No transaction is open and this one has not failed, so it was committed before: a driver may ask twice.
    else if (this.#failed.has(transaction) || this.#open?.transaction === transaction)
      await this.#within(transaction, commit);
    return serialize({ ok: 1 });
  }

  #fail(transaction: object): void {
    this.#failed.add(transaction);
    if (this.#open?.transaction === transaction) this.#leave();
  }

  readonly #change = () => new Promise<void>((resolve) => this.#waiting.push(resolve));

  // Undoes what was not committed. Waiting writes check again, in the order in which they came.
  #leave(): void {
    this.#store.rollback();
    clearTimeout(this.#open?.timer);
    this.#open = undefined;
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  #sweep(): void {
    try {
      if (!this.#open) this.#store.write(() => expire(this.#store));
    } catch {
      // A sweep that fails (a full disk) is tried again a minute later.
    }
  }

  close(): void {
    if (--this.#users > 0) return;
    open.delete(this.file);
    clearInterval(this.#sweeper);
    clearTimeout(this.#open?.timer);
    this.#store.close();
  }
}

/** Deletes the documents that have expired by a TTL index. Must run inside Store.write. */
function expire(store: Store): void {
  for (const collection of store.catalog.list()) {
    for (const { spec, keys } of collection.indexes) {
      if (spec.expireAfterSeconds === undefined || keys.length !== 1) continue;
      const before = new Date(Date.now() - Number(spec.expireAfterSeconds) * 1000);
      const filter = { ...(spec.partialFilterExpression as object), [keys[0]!.path]: { $lt: before } };
      removeRows(store, collection, everything(filter));
    }
  }
}
