import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import mongoose from 'mongoose';

import { serverError } from '../bson/errors.ts';
import { Catalog } from './catalog.ts';
import { Gate } from './gate.ts';
import { Sqlite } from './sqlite.ts';
import { Table } from './table.ts';

const { MongoError } = mongoose.mongo;

const open = new Map<string, Store>();

/** One SQLite file: a connection that writes, one that reads the last commit, and what is known about both. */
export class Store {
  readonly gate = new Gate();
  readonly catalog: Catalog;
  readonly table: Table;
  readonly writer: Sqlite;
  readonly reader: Sqlite;
  readonly #lock: Sqlite;
  readonly #file: string;
  readonly #temporary: string | undefined;
  #users = 0;
  #inTransaction = false;

  /** `:memory:` is a file of its own that is deleted on close: a second connection could not read real memory. */
  static open(name: string): Store {
    const memory = name === ':memory:';
    const file = memory
      ? path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'mongoose-sqlite-')), 'db')
      : path.resolve(name);
    const store = open.get(file) ?? new Store(file, memory);
    open.set(file, store);
    store.#users++;
    return store;
  }

  private constructor(file: string, memory: boolean) {
    this.#file = file;
    this.#temporary = memory ? path.dirname(file) : undefined;
    fs.mkdirSync(path.dirname(file), { recursive: true });
    this.#lock = lockFile(`${file}.lock`, file);
    const durable = `PRAGMA journal_mode=WAL; PRAGMA synchronous=${memory ? 'OFF' : 'FULL'}; PRAGMA temp_store=MEMORY;`;
    try {
      this.writer = new Sqlite(file, `PRAGMA busy_timeout=5000; ${durable} PRAGMA cache_size=-32000;`);
      this.catalog = new Catalog(this.writer);
      this.reader = new Sqlite(file, 'PRAGMA busy_timeout=5000; PRAGMA query_only=1;');
    } catch (error) {
      this.#lock.close();
      throw error;
    }
    this.table = new Table(this.catalog);
    if (this.#temporary) process.once('exit', this.#removeTemporary);
  }

  get closed(): boolean {
    return this.#users === 0;
  }

  /** The connection for a read: the writer's own transaction sees its writes, everyone else the state before it. */
  connection(inside: boolean): Sqlite {
    return inside || !this.gate.owner ? this.writer : this.reader;
  }

  /** Runs a write as one SQLite transaction, unless one is open. What was done before a MongoDB error stays. */
  write<T>(work: () => T): T {
    if (this.#inTransaction) return work();
    this.begin();
    try {
      const result = work();
      this.commit();
      return result;
    } catch (error) {
      if (error instanceof MongoError && this.#inTransaction) this.commit();
      else this.rollback();
      throw error;
    }
  }

  begin(): void {
    this.writer.sql('BEGIN IMMEDIATE').run();
    this.#inTransaction = true;
  }

  commit(): void {
    this.writer.sql('COMMIT').run();
    this.#inTransaction = false;
  }

  rollback(): void {
    if (!this.#inTransaction) return;
    this.#inTransaction = false;
    this.writer.sql('ROLLBACK').run();
    this.catalog.reload();
  }

  close(): void {
    if (--this.#users > 0) return;
    open.delete(this.#file);
    this.rollback();
    this.reader.close();
    this.writer.close();
    this.#lock.close();
    if (this.#temporary) process.off('exit', this.#removeTemporary);
    this.#removeTemporary();
  }

  readonly #removeTemporary = (): void => {
    if (this.#temporary) fs.rmSync(this.#temporary, { recursive: true, force: true });
  };
}

/**
 * Keeps other processes out. The lock is SQLite's own on a file beside the database: the system takes it back when
 * the process dies, however it dies, so that none can be left behind.
 */
function lockFile(name: string, file: string): Sqlite {
  const lock = new Sqlite(
    name,
    'PRAGMA busy_timeout=0; PRAGMA locking_mode=EXCLUSIVE; PRAGMA journal_mode=OFF;',
  );
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    if (!/lock|busy/i.test(String(error))) throw error;
    throw serverError(
      72,
      `${file} is in use by another process (it holds ${name}): only one at a time may open it`,
    );
  }
}
