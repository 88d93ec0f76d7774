import fs from 'node:fs';
import { Sqlite } from '../sqlite.ts';

/** Documents per read. */
const BATCH_SIZE = 200;

const COLLECTIONS = 'SELECT id, name FROM collections WHERE db=? ORDER BY name';
const DOCUMENTS = 'SELECT id, doc FROM documents WHERE id BETWEEN ? AND ? ORDER BY id LIMIT ?';

/**
 * The documents of a store as BSON, as of the moment when the snapshot was opened. Needs no lock: another process may
 * have the store open and go on writing (SQLite keeps the old pages, so the `-wal` grows until `close`).
 */
export class Snapshot {
  readonly #sqlite: Sqlite;
  readonly #ids: ReadonlyMap<string, number>;

  /** Throws if the file is missing or not a store. */
  constructor(file: string, db = 'test') {
    // SQLite would create a missing file.
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

  /** Yields the documents of a collection in the order of insertion; none if the collection does not exist. */
  *documents(name: string): Generator<Uint8Array> {
    const collection = this.#ids.get(name);
    if (collection === undefined) return;
    // As `rowIdRange` of the catalog: each collection has its own range.
    const end = (collection + 1) * 2 ** 33 - 1;
    for (let from = collection * 2 ** 33; ;) {
      const rows = this.#sqlite.sql(DOCUMENTS).all(from, end, BATCH_SIZE) as {
        id: number;
        doc: Uint8Array;
      }[];
      for (const { doc } of rows) yield doc;
      if (rows.length < BATCH_SIZE) return;
      from = rows.at(-1)!.id + 1;
    }
  }

  close(): void {
    // Statements that await garbage collection would keep the connection and its read transaction open.
    this.#sqlite.exec('COMMIT');
    this.#sqlite.close();
  }
}
