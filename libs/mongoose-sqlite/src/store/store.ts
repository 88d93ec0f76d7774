import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import mongoose from 'mongoose';
import { serverError } from '../bson/errors.ts';
import { Catalog } from './catalog.ts';
import { Sqlite } from './sqlite.ts';
import { Table } from './table.ts';

const { MongoError } = mongoose.mongo;
const open = new Map<string, Store>();

/** One SQLite file: a connection that writes, one that reads the last commit, and what is known about both. */
export class Store {
  readonly writer: Sqlite;
  readonly reader: Sqlite;
  readonly catalog: Catalog;
  readonly table: Table;
  /** The one server of this store. */
  server: unknown;
  readonly #lock: Sqlite;
  #users = 0;
  #inTransaction = false;

  /** `:memory:` is a file of its own that is deleted on close: a second connection could not read real memory. */
  static open(name: string): Store {
    const memory = name === ':memory:';
    const folder = memory
      ? fs.mkdtempSync(path.join(os.tmpdir(), 'mongoose-sqlite-'))
      : path.dirname(path.resolve(name));
    const file = memory ? path.join(folder, 'db') : path.resolve(name);
    const store = open.get(file) ?? new Store(file, memory ? folder : undefined);
    open.set(file, store);
    store.#users++;
    return store;
  }

  private constructor(
    private readonly file: string,
    private readonly temporary: string | undefined,
  ) {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    this.#lock = lock(file);
    const synchronous = temporary ? 'OFF' : 'FULL';
    const pragmas = `PRAGMA journal_mode=WAL; PRAGMA synchronous=${synchronous}; PRAGMA cache_size=-32000;`;
    try {
      this.writer = new Sqlite(file, `PRAGMA busy_timeout=5000; ${pragmas}`);
      this.catalog = new Catalog(this.writer);
      this.reader = new Sqlite(file, 'PRAGMA busy_timeout=5000; PRAGMA query_only=1;');
    } catch (error) {
      this.#lock.close();
      throw error;
    }
    this.table = new Table(this.writer, this.catalog);
    process.once('exit', this.#removeTemporary);
  }

  /** Runs a write as one SQLite transaction, unless one is open. What was done before a MongoDB error stays. */
  write<T>(work: () => T): T {
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

  /** True when the last user left and the file was closed. */
  close(): boolean {
    if (--this.#users > 0) return false;
    open.delete(this.file);
    this.rollback();
    for (const connection of [this.reader, this.writer, this.#lock]) connection.close();
    process.off('exit', this.#removeTemporary);
    this.#removeTemporary();
    return true;
  }

  readonly #removeTemporary = (): void => {
    if (this.temporary) fs.rmSync(this.temporary, { recursive: true, force: true });
  };
}

/**
 * Keeps other processes out. The lock is SQLite's own on a file beside the database: the system takes it back when
 * the process dies, however it dies, so that none can be left behind.
 */
function lock(file: string): Sqlite {
  const held = new Sqlite(`${file}.lock`, '');
  try {
    held.exec('PRAGMA busy_timeout=0; BEGIN EXCLUSIVE');
    return held;
  } catch (error) {
    held.close();
    if (!/lock|busy/i.test(String(error))) throw error;
    throw serverError(
      46,
      `${file} is in use by another process (which holds ${file}.lock): only one may open it at a time`,
    );
  }
}
