import path from 'node:path';
import { type Doc, known, must, onlyKnown, serverError, wire } from '../bson/wire.ts';
import type { StoredDocument } from '../store/cache/document-cache.ts';
import { queryAll, findRows } from '../store/read/find.ts';
import { Store } from '../store/store.ts';
import { atOnce, inTurns, type Turns } from '../store/read/turns.ts';
import { Cursor } from './cursor.ts';
import { type Context, isTurns, coveredFind, storedProjector, queryOf, readCommands } from './reads.ts';
import { Cleaner } from './cleaner.ts';
import { removeRows, writeCommands } from './writes.ts';

// The real timers, taken before a test may replace them.
const { setTimeout, clearTimeout, setInterval, clearInterval } = globalThis;

/** As on MongoDB, an abandoned transaction is aborted, and expired documents are removed once a minute. */
const MINUTE = 60_000;
// Fields that tune a server and change no answer.
const INERT = (
  'maxTimeMS comment batchSize singleBatch noCursorTimeout allowDiskUse readConcern writeConcern cursor ordered ' +
  'bypassDocumentValidation commitQuorum authorizedCollections nameOnly bypassEmptyTsReplacement'
).split(' ');

/** The answer to a command: a document, or the found documents. */
export type Reply = Doc | Cursor;

/** Returns the name of a command: its first field. */
export function nameOf(command: Doc): string {
  for (const name in command) return name;
  return '';
}

/** Returns a command as a server would decode it. Documents to insert are decoded later, one by one. */
function received(given: Doc): Doc {
  const command: Doc = {};
  for (const [name, value] of Object.entries(given)) {
    // The driver wraps the statements of a batch in its own class.
    const batch = BATCHES.has(name) ? ((value as { documents?: Doc[] } | null)?.documents ?? value) : value;
    command[name] = name === 'documents' ? batch : wire(batch);
  }
  return command;
}

const BATCHES = new Set(['documents', 'updates', 'deletes']);

const COMMANDS = { ...readCommands, ...writeCommands };

const servers = new Map<string, Server>();
const TRANSIENT = { errorLabels: ['TransientTransactionError'] };

/** Runs MongoDB's commands on one SQLite file. One transaction is open at a time; reads never wait for it. */
export class Server {
  /** For tests. */
  readonly store: Store;
  readonly #cleaner: Cleaner;
  readonly #sweeper: NodeJS.Timeout;
  #nextSweep: NodeJS.Immediate | undefined;
  #open: { transaction: object; timer: NodeJS.Timeout } | undefined;
  /** Transactions that failed or were aborted: their further calls are refused. */
  readonly #aborted = new WeakSet<object>();
  #waiting: (() => void)[] = [];
  #users = 0;

  /** Returns the server of a file, shared by all connections of the process. Each `:memory:` gets its own. */
  static open(name: string): Server {
    const file = name === ':memory:' ? name : path.resolve(name);
    const server = servers.get(file) ?? new Server(file);
    if (file !== ':memory:') servers.set(file, server);
    server.#users++;
    return server;
  }

  private constructor(private readonly file: string) {
    this.store = new Store(file);
    this.#cleaner = new Cleaner(this.store);
    this.#sweeper = setInterval(() => {
      this.#sweep();
      void this.#cleaner.cutLog();
    }, MINUTE).unref();
  }

  /** Runs a command in `transaction`, if given. Returns the reply synchronously where nothing has to be waited for. */
  run(db: string, given: Doc, transaction?: object): Reply | Promise<Reply> {
    const name = nameOf(given);
    if (name === 'commitTransaction' || name === 'abortTransaction')
      return this.#commitOrAbort(name, transaction!);
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
    if (transaction) return this.#runInside(transaction, work);
    // A write waits for the open transaction.
    return this.#open ? this.#writeLater(work) : store.write(work);
  }

  /** The number of calls that wait for the open transaction to end. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /**
   * Cuts the write-ahead log as soon as no transaction and no reader prevents it, then resolves. Happens once a minute
   * anyway.
   */
  cutLog = (): Promise<void> => this.#cleaner.cutLog();

  /** Rebuilds a small file without remnants of removed content, between two transactions. Then cuts the log. */
  rebuild = async (): Promise<void> => {
    while (this.#open) await this.#released();
    await this.#cleaner.rebuild();
  };

  /** Runs `find` outside of all transactions, without waiting: returns documents of the last commit. */
  find(db: string, name: string, { filter, projection, ...part }: Doc): (Doc | StoredDocument)[] {
    const store = this.store;
    const source = { store, sqlite: this.#open ? store.reader : store.writer };
    const query = queryOf({ filter: wire(filter), ...part });
    const collection = store.catalog.find(db, name);
    const covered = coveredFind(source, collection, query, projection);
    if (covered) return covered;
    const shown = storedProjector(projection);
    return findRows(source, collection, query).map(({ stored }) => shown(stored));
  }

  async #writeLater<T>(work: () => T): Promise<T> {
    while (this.#open) await this.#released();
    return this.store.write(work);
  }

  async #runInside<T>(transaction: object, work: () => T): Promise<T> {
    while (this.#open && this.#open.transaction !== transaction) await this.#released();
    if (this.#aborted.has(transaction))
      throw serverError(251, 'The transaction has been aborted.', TRANSIENT);
    try {
      if (!this.#open) {
        this.store.begin();
        this.#open = { transaction, timer: setTimeout(() => this.#abort(transaction), MINUTE).unref() };
      }
      return work();
    } catch (error) {
      // As on a server, an error ends the transaction.
      this.#abort(transaction);
      throw error;
    }
  }

  async #commitOrAbort(name: string, transaction: object): Promise<Doc> {
    const commit = () => {
      this.store.commit();
      this.#release();
    };
    if (name === 'abortTransaction') this.#abort(transaction);
    // Otherwise it was committed before: a driver may send a commit twice.
    else if (this.#aborted.has(transaction) || this.#open?.transaction === transaction)
      await this.#runInside(transaction, commit);
    return { ok: 1 };
  }

  #abort(transaction: object): void {
    this.#aborted.add(transaction);
    if (this.#open?.transaction === transaction) this.#release();
  }

  readonly #released = () => new Promise<void>((resolve) => this.#waiting.push(resolve));

  // Rolls back what was not committed and wakes the waiting writes in the order of their arrival; each checks again.
  #release(): void {
    this.store.rollback();
    clearTimeout(this.#open?.timer);
    this.#open = undefined;
    this.#cleaner.transactionEnded();
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  #sweep(): void {
    try {
      // Removes expired documents in batches; other requests get a turn between two batches.
      if (!this.#open && this.store.write(() => expire(this.store)))
        this.#nextSweep = setImmediate(() => this.#sweep());
    } catch {
      // A failed sweep (full disk) is retried after a minute.
    }
  }

  close(): void {
    if (--this.#users > 0) return;
    servers.delete(this.file);
    clearInterval(this.#sweeper);
    clearImmediate(this.#nextSweep);
    clearTimeout(this.#open?.timer);
    this.#cleaner.close();
    this.store.close();
  }
}

const MAX_EXPIRED = 200;

/**
 * Deletes a batch of expired documents of each TTL index. Returns whether there may be more. Must run inside
 * Store.write.
 */
function expire(store: Store): boolean {
  let isMore = false;
  for (const collection of store.catalog.list()) {
    for (const { spec, keys } of collection.indexes) {
      if (spec.expireAfterSeconds === undefined || keys.length !== 1) continue;
      const before = new Date(Date.now() - Number(spec.expireAfterSeconds) * 1000);
      const filter = { ...(spec.partialFilterExpression as object), [keys[0]!.path]: { $lt: before } };
      const some = { ...queryAll(filter), limit: MAX_EXPIRED };
      if (removeRows({ store, sqlite: store.writer }, collection, some).length === MAX_EXPIRED) isMore = true;
    }
  }
  return isMore;
}
