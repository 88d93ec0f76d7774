import { COMPLEX, plain } from '../../bson/plain.ts';
import { withoutFields } from '../../bson/without.ts';
import { BSON, decode, type Doc } from '../../bson/wire.ts';
import { Recent } from './lru-cache.ts';
import type { Sqlite } from '../sqlite.ts';

/** A document as it is stored. It is shared: whoever wants to change it takes a copy. */
export class Stored {
  #doc: Doc | undefined;
  #simple = true;
  #without: { names: string; part: Stored } | undefined;

  constructor(
    readonly bytes: Uint8Array,
    /** Plain values would lose a type of it. */
    private readonly typed: boolean,
  ) {
    this.#simple = !typed;
  }

  /** To be read only. */
  get doc(): Doc {
    return (this.#doc ??= decode(this.bytes, this.typed));
  }

  /** The document for whoever asked, decoded as the driver's options say. */
  shown(options: Doc): Doc {
    const copy = this.#simple && options.promoteValues !== false ? plain(this.doc) : COMPLEX;
    if (copy !== COMPLEX) return copy as Doc;
    this.#simple = false;
    return BSON.deserialize(this.bytes, options);
  }

  /** The same without some of its fields, which are not decoded. */
  without(fields: readonly string[]): Stored {
    const names = fields.join('\0');
    if (this.#without?.names !== names)
      this.#without = { names, part: new Stored(withoutFields(this.bytes, fields), this.typed) };
    return this.#without.part;
  }

  /** A document of its own, to be changed. */
  copy(): Doc {
    const copy = this.#simple ? plain(this.doc) : COMPLEX;
    return copy === COMPLEX ? decode(this.bytes, this.typed) : (copy as Doc);
  }
}

/** What documents may take in memory, in bytes of BSON: a whole catalogue of a small company, decoded some 10 MB. */
const MOST_BYTES = 2 * 1024 * 1024;
/** Rows that are known by their `_id`, some 100 bytes each. */
const MOST_ROWS = 10_000;
/** A larger one is read anew each time. */
const LARGEST = 64 * 1024;

type Found = { typed: number; doc: Uint8Array };

/**
 * The documents that were read lately, by row. What is kept is always the last commit's: a row that the open
 * transaction has written is read from SQLite by those inside, and forgotten when the transaction ends.
 */
export class Documents {
  readonly #stored = new Recent<number, Stored>(MOST_BYTES / 2, ({ bytes }) => bytes.length);
  /** By collection and `_id`. */
  readonly #rows = new Recent<string, number>(MOST_ROWS / 2);
  readonly #written = new Set<number>();

  /**
   * `inside`: the reader sees what the open transaction has written. `keep`: it will be asked for again. Undefined where the
   * row is gone.
   */
  read(sqlite: Sqlite, row: number, inside: boolean, keep: boolean): Stored | undefined {
    const kept = this.kept(row, inside);
    if (kept) return kept;
    const own = inside && this.#written.has(row);
    const found = sqlite.sql('SELECT typed, doc FROM documents WHERE id=?').get(row) as Found | undefined;
    if (!found) return undefined;
    const { typed, doc } = found;
    const stored = new Stored(doc, typed === 1);
    if (keep && !own && doc.length <= LARGEST) this.#stored.set(row, stored);
    return stored;
  }

  /**
   * The row of a document that was read by its `_id` lately. It may be gone, or another document's by now, so the
   * document that is read there must be looked at.
   */
  rowOf(name: string): number | undefined {
    return this.#rows.get(name);
  }

  keepRow(name: string, row: number): void {
    this.#rows.set(name, row);
  }

  /** A document that is kept, unless the reader may see another one. */
  kept(row: number, inside: boolean): Stored | undefined {
    return inside && this.#written.has(row) ? undefined : this.#stored.get(row);
  }

  /** To be called for each row that a transaction inserts, changes or deletes. */
  written(row: number): void {
    this.#written.add(row);
  }

  /** To be called where rows are deleted whose numbers are not known. */
  forgetAll(): void {
    this.#stored.clear();
    this.#rows.clear();
  }

  /** The end of a transaction, whichever it was. */
  end(): void {
    for (const row of this.#written) this.#stored.delete(row);
    this.#written.clear();
  }
}
