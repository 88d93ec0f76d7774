import path from 'node:path';
import { type Doc, known, must, onlyKnown, serverError, wire } from '../bson/wire.ts';
import type { Stored } from '../store/cache/document-cache.ts';
import { everything, findRows } from '../store/read/find.ts';
import { Store } from '../store/store.ts';
import { atOnce, inTurns, type Turns } from '../store/read/turns.ts';
import { Cursor } from './cursor.ts';
import { type Context, isTurns, projected, queryOf, readCommands } from './reads.ts';
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

/** A command's answer: a document, or found documents. */
export type Reply = Doc | Cursor;

/** A command's name is its first field. */
export function nameOf(command: Doc): string {
  for (const name in command) return name;
  return '';
}

/** A command as a server would read it; documents to insert are read one by one. */
function received(given: Doc): Doc {
  const command: Doc = {};
  for (const [name, value] of Object.entries(given)) {
    // The driver keeps the statements of a batch in a class of its own.
    const batch = BATCHES.has(name) ? ((value as { documents?: Doc[] } | null)?.documents ?? value) : value;
    command[name] = name === 'documents' ? batch : wire(batch);
  }
  return command;
}

const BATCHES = new Set(['documents', 'updates', 'deletes']);

const COMMANDS = { ...readCommands, ...writeCommands };

const open = new Map<string, Server>();
const TRANSIENT = { errorLabels: ['TransientTransactionError'] };

/** Answers MongoDB's commands from one SQLite file. One transaction is open at a time; reads never wait for it. */
export class Server {
  /** For tests. */
  readonly store: Store;
  readonly #sweeper: NodeJS.Timeout;
  #further: NodeJS.Immediate | undefined;
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
    this.store = new Store(file);
    this.#sweeper = setInterval(() => this.#sweep(), MINUTE).unref();
  }

  /** The reply, at once where nothing has to be waited for. `transaction` is the one the command belongs to. */
  run(db: string, given: Doc, transaction?: object): Reply | Promise<Reply> {
    const name = nameOf(given);
    if (name === 'commitTransaction' || name === 'abortTransaction') return this.#end(name, transaction!);
    const { keys, writes, outside, run } = known('the command', COMMANDS, name);
    const command = received(given);
    onlyKnown(name, command, [name, ...keys, ...INERT]);
    must(!transaction || !outside, 263, `Cannot run '${name}' in a multi-document transaction.`);
    const store = this.store;
    const target = String(command[name]);
    // A read sees the last commit, on a connection of its own while a transaction is open.
    const reads = !writes && !transaction;
    const isOpen = () => this.#open !== undefined;
    const turns = function* (): Turns<Reply> {
      const context: Context = {
        store,
        db,
        name: target,
        collection: store.catalog.find(db, target),
        transaction: !!transaction,
        get sqlite() {
          return reads && isOpen() ? store.reader : store.writer;
        },
      };
      const answer = run(context, command);
      const reply = isTurns(answer) ? yield* answer : answer;
      return reply instanceof Cursor ? reply : { ok: 1, ...reply };
    };
    if (reads) return inTurns(turns());
    const work = () => atOnce(turns());
    if (transaction) return this.#within(transaction, work);
    // A write waits for the open transaction.
    return this.#open ? this.#afterwards(work) : store.write(work);
  }

  /** Calls that wait for the open transaction to end. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** What the command `find` answers outside of every transaction: the last commit's documents. */
  find(db: string, name: string, { filter, projection, ...part }: Doc): (Doc | Stored)[] {
    const store = this.store;
    const source = { store, sqlite: this.#open ? store.reader : store.writer };
    const query = queryOf({ filter: wire(filter), ...part });
    const shown = projected(projection);
    return findRows(source, store.catalog.find(db, name), query).map(({ stored }) => shown(stored));
  }

  async #afterwards<T>(work: () => T): Promise<T> {
    while (this.#open) await this.#change();
    return this.store.write(work);
  }

  async #within<T>(transaction: object, work: () => T): Promise<T> {
    while (this.#open && this.#open.transaction !== transaction) await this.#change();
    if (this.#failed.has(transaction)) throw serverError(251, 'The transaction has been aborted.', TRANSIENT);
    try {
      if (!this.#open) {
        this.store.begin();
        this.#open = { transaction, timer: setTimeout(() => this.#fail(transaction), MINUTE).unref() };
      }
      return work();
    } catch (error) {
      // As on a server, an error ends the transaction.
      this.#fail(transaction);
      throw error;
    }
  }

  async #end(name: string, transaction: object): Promise<Doc> {
    const commit = () => {
      this.store.commit();
      this.#leave();
    };
    if (name === 'abortTransaction') this.#fail(transaction);
    // No transaction is open and this one has not failed, so it was committed before: a driver may ask twice.
    else if (this.#failed.has(transaction) || this.#open?.transaction === transaction)
      await this.#within(transaction, commit);
    return { ok: 1 };
  }

  #fail(transaction: object): void {
    this.#failed.add(transaction);
    if (this.#open?.transaction === transaction) this.#leave();
  }

  readonly #change = () => new Promise<void>((resolve) => this.#waiting.push(resolve));

  // Undoes what was not committed. Waiting writes check again, in the order in which they came.
  #leave(): void {
    this.store.rollback();
    clearTimeout(this.#open?.timer);
    this.#open = undefined;
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  #sweep(): void {
    try {
      // As many as are due, some at a time: between two others have a turn.
      if (!this.#open && this.store.write(() => expire(this.store)))
        this.#further = setImmediate(() => this.#sweep());
    } catch {
      // A sweep that fails (a full disk) is tried again a minute later.
    }
  }

  close(): void {
    if (--this.#users > 0) return;
    open.delete(this.file);
    clearInterval(this.#sweeper);
    clearImmediate(this.#further);
    clearTimeout(this.#open?.timer);
    this.store.close();
  }
}

const MOST_EXPIRED = 200;

/**
 * Deletes documents that have expired by a TTL index, some of each; whether there may be more. Must run inside Store.write.
 */
function expire(store: Store): boolean {
  let isMore = false;
  for (const collection of store.catalog.list()) {
    for (const { spec, keys } of collection.indexes) {
      if (spec.expireAfterSeconds === undefined || keys.length !== 1) continue;
      const before = new Date(Date.now() - Number(spec.expireAfterSeconds) * 1000);
      const filter = { ...(spec.partialFilterExpression as object), [keys[0]!.path]: { $lt: before } };
      const some = { ...everything(filter), limit: MOST_EXPIRED };
      if (removeRows({ store, sqlite: store.writer }, collection, some).length === MOST_EXPIRED)
        isMore = true;
    }
  }
  return isMore;
}
