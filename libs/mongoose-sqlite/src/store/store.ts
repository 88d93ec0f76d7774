import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { RowIdCache } from './cache/row-id-cache.ts';
import { Catalog } from './catalog.ts';
import { CountCache } from './cache/count-cache.ts';
import { DocumentCache } from './cache/document-cache.ts';
import {
  check,
  checkpoint,
  isSmall,
  lock,
  openDatabase,
  prepare,
  removeEmptyWal,
  wasCutOff,
} from './files/files.ts';
import { Sqlite } from './sqlite.ts';

/** Milliseconds. Only other programs hold SQLite's locks: within the process, writes wait in `Server`. */
const PATIENCE = 'PRAGMA busy_timeout=5000;';
// SQLite overwrites what it deletes with zeros, and writes no temporary files.
const ERASING = 'PRAGMA secure_delete=ON; PRAGMA temp_store=MEMORY;';

/** One SQLite file: a connection that writes, one that reads the last commit, the catalog and the caches. */
export class Store {
  readonly writer: Sqlite;
  readonly reader: Sqlite;
  readonly catalog: Catalog;
  readonly documentCache = new DocumentCache();
  readonly countCache = new CountCache();
  readonly rowIdCache = new RowIdCache();
  readonly #file: string;
  readonly #lock: Sqlite;
  readonly #temporary: string | undefined;
  #inTransaction = false;
  /** The changes when the log was cut, and when the file was rebuilt. Others may precede the start. */
  #cutAt = -1;
  #rebuiltAt = -1;

  /** `:memory:` is a temporary file that is deleted on close: a second connection could not read SQLite's memory. */
  constructor(name: string) {
    if (name === ':memory:') this.#temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'mongoose-sqlite-'));
    const file = this.#temporary ? path.join(this.#temporary, 'db') : name;
    this.#file = file;
    prepare(file);
    this.#lock = lock(file);
    try {
      [this.writer, this.catalog, this.reader] = openDatabase(file, () => this.#open(file));
    } catch (error) {
      this.#lock.close();
      throw error;
    }
    process.once('exit', this.#removeTemporary);
  }

  #open(file: string): [Sqlite, Catalog, Sqlite] {
    const cutOff = wasCutOff(file);
    const pragmas = `PRAGMA journal_mode=WAL; PRAGMA synchronous=${this.#temporary ? 'OFF' : 'FULL'};`;
    const writer = new Sqlite(file, `${PATIENCE} PRAGMA cache_size=-32000; ${ERASING} ${pragmas}`);
    try {
      check(file, writer, cutOff);
      const catalog = new Catalog(writer, this.documentCache, this.countCache, this.rowIdCache);
      return [writer, catalog, new Sqlite(file, `${PATIENCE} ${ERASING} PRAGMA query_only=1;`)];
    } catch (error) {
      writer.close();
      throw error;
    }
  }

  /** Runs a write as one SQLite transaction. */
  write<T>(work: () => T): T {
    this.begin();
    try {
      const result = work();
      this.commit();
      return result;
    } finally {
      this.rollback();
    }
  }

  /** True while a transaction is open, whose writes others must not see. */
  get isOpen(): boolean {
    return this.#inTransaction;
  }

  begin(): void {
    this.writer.sql('BEGIN IMMEDIATE').run();
    this.#inTransaction = true;
  }

  commit(): void {
    this.writer.sql('COMMIT').run();
    this.#end(true);
  }

  /** Rolls back what was not committed, if anything. Never throws, so that the next transaction can begin. */
  rollback(): void {
    if (!this.#inTransaction) return;
    this.#end(false);
    this.catalog.forget();
    try {
      this.writer.sql('ROLLBACK').run();
    } catch {
      // SQLite ends a transaction itself when the disk is full or fails, and then reports here that there is none.
    }
  }

  #end(committed: boolean): void {
    this.#inTransaction = false;
    this.documentCache.end();
    this.countCache.end(committed);
    this.rowIdCache.end();
  }

  /**
   * Moves the -wal into the file and cuts it to nothing: until then it holds earlier contents of changed pages. Returns
   * false, without waiting, while a transaction or a reader (also of another process) prevents it or the disk fails.
   */
  cutLog(): boolean {
    const changes = this.#changes();
    if (changes === this.#cutAt) return true;
    if (this.#inTransaction || !this.#withoutWaiting(() => checkpoint(this.writer))) return false;
    this.#cutAt = changes;
    return true;
  }

  // secure_delete misses copies of rows that SQLite leaves in the unused middle of a page when it rearranges pages: 6 of
  // 10,000 removed values under random changes. Versions before secure_delete left all of them.
  /**
   * Rebuilds a small file (0.5 s for 32 MB), so that nothing of what was removed is left in its pages. Does nothing if
   * the file is large, unchanged since, in use by a transaction, or the disk is full.
   */
  rebuild(): void {
    const changes = this.#changes();
    const isPossible = !this.#inTransaction && !this.#temporary && isSmall(this.#file);
    if (changes === this.#rebuiltAt || !isPossible) return;
    try {
      this.#withoutWaiting(() => this.writer.exec('VACUUM'));
      this.#rebuiltAt = changes;
      this.#cutAt = -1;
    } catch {
      // A full disk, or another program that writes. It is tried again later.
    }
  }

  /** The number of rows that this process has written. */
  readonly #changes = (): number => (this.writer.sql('SELECT total_changes() AS n').get() as { n: number }).n;

  #withoutWaiting<T>(work: () => T): T {
    this.writer.exec('PRAGMA busy_timeout=0;');
    try {
      return work();
    } finally {
      this.writer.exec(PATIENCE);
    }
  }

  close(): void {
    this.rollback();
    this.reader.close();
    const isEmpty = checkpoint(this.writer);
    this.writer.close();
    if (isEmpty) removeEmptyWal(this.#file);
    this.#lock.close();
    process.off('exit', this.#removeTemporary);
    this.#removeTemporary();
  }

  readonly #removeTemporary = (): void => {
    if (this.#temporary) fs.rmSync(this.#temporary, { recursive: true, force: true });
  };
}
