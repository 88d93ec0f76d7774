import { COMPLEX, plain } from '../../bson/plain.ts';
import { onlyFields, withoutFields } from '../../bson/without.ts';
import { BSON, decode, type Doc } from '../../bson/wire.ts';
import { LruCache } from './lru-cache.ts';
import type { Sqlite } from '../sqlite.ts';

/** A stored document. Instances are shared: call `copy` to change one. */
export class StoredDocument {
  #doc: Doc | undefined;
  #simple = true;
  #part: { of: string; stored: StoredDocument } | undefined;

  constructor(
    readonly bytes: Uint8Array,
    /** True if plain JavaScript values would lose one of its types. */
    private readonly typed: boolean,
  ) {
    this.#simple = !typed;
  }

  /** Read-only. */
  get doc(): Doc {
    return (this.#doc ??= decode(this.bytes, this.typed));
  }

  /** Returns the document for the driver, decoded by the driver's options. */
  forDriver(options: Doc): Doc {
    const copy = this.#simple && options.promoteValues !== false ? plain(this.doc) : COMPLEX;
    if (copy !== COMPLEX) return copy as Doc;
    this.#simple = false;
    return BSON.deserialize(this.bytes, options);
  }

  /** Returns the document without some of its fields, which are not decoded. */
  without(fields: readonly string[]): StoredDocument {
    return this.part(`-${fields.join('\0')}`, () => withoutFields(this.bytes, fields));
  }

  /** Returns the document with these fields alone; no other one is decoded. */
  only(fields: readonly string[]): StoredDocument {
    return this.part(`+${fields.join('\0')}`, () => onlyFields(this.bytes, fields));
  }

  private part(of: string, cut: () => Uint8Array): StoredDocument {
    if (this.#part?.of !== of) this.#part = { of, stored: new StoredDocument(cut(), this.typed) };
    return this.#part.stored;
  }

  /** Returns a copy that may be changed. */
  copy(): Doc {
    const copy = this.#simple ? plain(this.doc) : COMPLEX;
    return copy === COMPLEX ? decode(this.bytes, this.typed) : (copy as Doc);
  }
}

/** Bytes of BSON in the cache: all postings of a small company, about 10 MB decoded. */
const MAX_BYTES = 2 * 1024 * 1024;
/** Rows cached by their `_id`, about 100 bytes each. */
const MAX_ROWS = 10_000;
/** Larger documents are not cached. */
const MAX_DOCUMENT_BYTES = 64 * 1024;

type Found = { typed: number; doc: Uint8Array };

/**
 * Caches recently read documents by row id, always as of the last commit. Reads inside the open transaction take the
 * rows that it has written from SQLite; these rows are evicted when the transaction ends.
 */
export class DocumentCache {
  readonly #stored = new LruCache<number, StoredDocument>(MAX_BYTES / 2, ({ bytes }) => bytes.length);
  /** By collection and `_id`. */
  readonly #rows = new LruCache<string, number>(MAX_ROWS / 2);
  readonly #written = new Set<number>();

  /**
   * Returns the document of a row, or undefined if the row is gone. `inside`: the reader sees the writes of the open
   * transaction. `keep`: caches the document.
   */
  read(sqlite: Sqlite, row: number, inside: boolean, keep: boolean): StoredDocument | undefined {
    const kept = this.cached(row, inside);
    if (kept) return kept;
    const own = inside && this.#written.has(row);
    const found = sqlite.sql('SELECT typed, doc FROM documents WHERE id=?').get(row) as Found | undefined;
    if (!found) return undefined;
    const { typed, doc } = found;
    const stored = new StoredDocument(doc, typed === 1);
    if (keep && !own && doc.length <= MAX_DOCUMENT_BYTES) this.#stored.set(row, stored);
    return stored;
  }

  /**
   * Returns the cached row id of an `_id`. The row may be gone or belong to another document by now, so the caller must
   * check the document.
   */
  rowOf(name: string): number | undefined {
    return this.#rows.get(name);
  }

  setRow(name: string, row: number): void {
    this.#rows.set(name, row);
  }

  /** Returns a cached document, unless the reader has to see an uncommitted one. */
  cached(row: number, inside: boolean): StoredDocument | undefined {
    return inside && this.#written.has(row) ? undefined : this.#stored.get(row);
  }

  /** Must be called for each row that a transaction inserts, changes or deletes. */
  markWritten(row: number): void {
    this.#written.add(row);
  }

  /** Must be called when rows are deleted by range. */
  clear(): void {
    this.#stored.clear();
    this.#rows.clear();
  }

  /** Must be called after each commit and rollback. */
  end(): void {
    for (const row of this.#written) this.#stored.delete(row);
    this.#written.clear();
  }
}
