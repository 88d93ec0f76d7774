import { type Doc, serialize, wire } from '../bson/codec.ts';
import { refused, serverError } from '../bson/errors.ts';
import { Store } from '../store/store.ts';
import { commands } from './commands.ts';
import { removeRows } from './writes.ts';

// Kept from before a test replaces the timers.
const { setTimeout, clearTimeout, setInterval, clearInterval } = globalThis;

/** As on MongoDB: a transaction nobody ends is ended, and expired documents go once a minute. */
const MINUTE = 60_000;
/** How long a transaction waits for the one that is open before withTransaction starts it again. */
const PATIENCE = 5_000;
const TRANSIENT = { errorLabels: ['TransientTransactionError'] };
// What tunes a server and changes no answer.
const INERT = new Set(
  (
    'maxTimeMS comment batchSize singleBatch noCursorTimeout allowDiskUse readConcern writeConcern cursor ordered ' +
    'bypassDocumentValidation commitQuorum authorizedCollections nameOnly bypassEmptyTsReplacement'
  ).split(' '),
);

interface Transaction {
  failed: boolean;
  /** Gives the timer of the transaction's end once it holds the store. */
  begun: Promise<NodeJS.Timeout>;
}

/** Answers MongoDB's commands from one SQLite file. One transaction is open at a time; reads never wait for it. */
export class Server {
  readonly #transactions = new Map<object, Transaction>();
  readonly #sweeper = setInterval(() => this.#sweep(), MINUTE).unref();
  #owner: object | undefined;
  #waiting: (() => void)[] = [];

  static open(file: string): Server {
    const store = Store.open(file);
    return (store.server ??= new Server(store)) as Server;
  }

  private constructor(private readonly store: Store) {}

  /** The reply as BSON. `session` is given for what belongs to a transaction. */
  async run(
    db: string,
    given: Doc,
    session: object | undefined,
    ignoreUndefined: boolean,
  ): Promise<Uint8Array> {
    const [name = ''] = Object.keys(given);
    if (name === 'commitTransaction' || name === 'abortTransaction') return this.#end(name, session!);
    // The driver keeps the statements of a batch in a class of its own.
    const plain = Object.entries(given).map(([key, value]) => [
      key,
      (value as { documents?: Doc[] } | null)?.documents ?? value,
    ]);
    const { documents, ...rest } = Object.fromEntries(plain) as Doc;
    const command = wire(rest, ignoreUndefined);
    const known = commands[name];
    if (!known) throw serverError(59, `no such command: '${name}' (not known to the embedded SQLite engine)`);
    for (const [key, value] of Object.entries(command)) {
      const inert =
        key === name || known.keys.includes(key) || INERT.has(key) || value === null || value === false;
      if (!inert) throw refused(`the option "${key}" of ${name}`);
    }
    const context = {
      store: this.store,
      sqlite: this.store.writer,
      db,
      ignoreUndefined,
      transaction: !!session,
    };
    const work = () => known.run(context, { ...command, documents });
    const reply = session
      ? await this.#within(session, work)
      : await this.#alone(known.writes === true, context, work);
    return reply instanceof Uint8Array ? reply : serialize({ ...reply, ok: 1 });
  }

  async #alone<T>(writes: boolean, context: { sqlite: unknown }, work: () => T): Promise<T> {
    // A write waits for the open transaction; a read sees the last commit on the connection of its own.
    while (writes && this.#owner) await this.#change();
    if (writes) return this.store.write(work);
    if (this.#owner) context.sqlite = this.store.reader;
    return work();
  }

  async #within<T>(session: object, work: () => T): Promise<T> {
    const transaction = this.#transactions.get(session) ?? { failed: false, begun: this.#take(session) };
    this.#transactions.set(session, transaction);
    try {
      await transaction.begun;
    } catch (error) {
      transaction.failed = true;
      throw error;
    }
    // It may have been aborted while it waited for its beginning.
    if (this.#transactions.get(session) !== transaction) this.#fail(session, transaction);
    if (transaction.failed) throw serverError(251, 'The transaction has been aborted.', TRANSIENT);
    try {
      return work();
    } catch (error) {
      // As on a server, an error ends the transaction.
      this.#fail(session);
      throw error;
    }
  }

  #end(name: string, session: object): Uint8Array {
    const transaction = this.#transactions.get(session);
    this.#transactions.delete(session);
    // Without one it was committed before: a driver may ask twice.
    const commits = name === 'commitTransaction' && transaction;
    if (commits && commits.failed) throw serverError(251, 'The transaction has been aborted.', TRANSIENT);
    try {
      if (commits) this.store.commit();
    } finally {
      if (transaction) this.#fail(session, transaction);
    }
    return serialize({ ok: 1 });
  }

  #fail(session: object, transaction = this.#transactions.get(session)): void {
    if (!transaction) return;
    transaction.begun.then(clearTimeout, () => undefined);
    transaction.failed = true;
    if (this.#owner !== session) return;
    this.store.rollback();
    this.#owner = undefined;
    this.#wake();
  }

  async #take(session: object): Promise<NodeJS.Timeout> {
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      this.#wake();
    }, PATIENCE).unref();
    while (this.#owner && !late) await this.#change();
    clearTimeout(timer);
    if (this.#owner) throw serverError(112, 'WriteConflict: another transaction is open', TRANSIENT);
    this.store.begin();
    this.#owner = session;
    return setTimeout(() => this.#fail(session), MINUTE).unref();
  }

  // Who waits looks again at each change, in the order they came.
  #change(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #wake(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  #sweep(): void {
    try {
      if (!this.#owner) this.store.write(() => expire(this.store, Date.now()));
    } catch {
      // A sweep that fails (a full disk) is tried again a minute later.
    }
  }

  close(): void {
    for (const session of this.#transactions.keys()) this.#fail(session);
    if (this.store.close()) clearInterval(this.#sweeper);
  }
}

/** Deletes what the TTL indexes let expire; gives how many documents went. Must run inside Store.write. */
export function expire(store: Store, now: number): number {
  let count = 0;
  for (const collection of store.catalog.list()) {
    for (const { spec, keys } of collection.indexes) {
      if (spec.expireAfterSeconds === undefined || keys.length !== 1) continue;
      const before = new Date(now - Number(spec.expireAfterSeconds) * 1000);
      const filter = { ...(spec.partialFilterExpression as object), [keys[0]![0]]: { $lt: before } };
      count += removeRows(store, collection, { filter, sort: [], skip: 0, limit: 0 }).length;
    }
  }
  return count;
}
