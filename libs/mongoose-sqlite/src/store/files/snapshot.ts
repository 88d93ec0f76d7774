import fs from 'node:fs';
import { Sqlite } from '../sqlite.ts';

/** Documents read at once. */
const AT_ONCE = 200;

const COLLECTIONS = 'SELECT id, name FROM collections WHERE db=? ORDER BY name';
const DOCUMENTS = 'SELECT id, doc FROM documents WHERE id BETWEEN ? AND ? ORDER BY id LIMIT ?';

/**
 * What a store's file held at the moment when it was opened here, as BSON. Needs no lock: another process may have the
 * store open and go on writing (SQLite keeps what this one still reads in the `-wal`, which grows until `close`).
 */
export class Snapshot {
  readonly #sqlite: Sqlite;
  readonly #ids: ReadonlyMap<string, number>;

  /** Throws where there is no such file, or where it is no store. */
  constructor(file: string, db = 'test') {
    // SQLite would make one.
    fs.accessSync(file, fs.constants.R_OK);
    this.#sqlite = new Sqlite(file, 'PRAGMA busy_timeout=5000; PRAGMA query_only=1;');
    try {
      this.#sqlite.exec('BEGIN');
      const rows = this.#sqlite.sql(COLLECTIONS).all(db) as { id: number; name: string }[];
      this.#ids = new Map(rows.map(({ id, name }) => [name, id]));
    } catch (error) {
      this.#sqlite.close();
      throw error;
    }
  }

  get collections(): string[] {
    return [...this.#ids.keys()];
  }

  /** Each document of a collection, in the order in which they were inserted; none where there is no such collection. */
  *documents(name: string): Generator<Uint8Array> {
    const collection = this.#ids.get(name);
    if (collection === undefined) return;
    // As `rowsOf` of the catalog: each collection has a range of its own.
    const end = (collection + 1) * 2 ** 33 - 1;
    for (let from = collection * 2 ** 33; ;) {
      const rows = this.#sqlite.sql(DOCUMENTS).all(from, end, AT_ONCE) as { id: number; doc: Uint8Array }[];
      for (const { doc } of rows) yield doc;
      if (rows.length < AT_ONCE) return;
      from = rows.at(-1)!.id + 1;
    }
  }

  close(): void {
    // Statements that wait to be collected would keep the connection, and with it what it reads.
    this.#sqlite.exec('COMMIT');
    this.#sqlite.close();
  }
}
